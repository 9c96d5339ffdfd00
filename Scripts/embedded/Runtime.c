// What Embedded Swift asks of its environment on a machine without an operating system: memory, byte moves, a random
// seed for hashing, and the stack guard. Enough to link and run the drivers, and nothing that they do not ask for.

#include <stddef.h>
#include <stdint.h>

// MARK: Memory

// Blocks come in powers of two. A freed block waits in its size's list; new ones are cut from the end of linear memory.
// Before each block's address stand its size class and its distance from the block's true beginning, which is more than
// the header's own size only where a large alignment was asked for.

enum { header_bytes = 16, smallest_class = 5, class_count = 31, page_bytes = 65536 };

typedef struct free_block {
  struct free_block *next;
} free_block;

typedef struct {
  uint32_t size_class;
  uint32_t distance;
} block_header;

extern unsigned char __heap_base;

static free_block *free_blocks[class_count];
static uintptr_t memory_end;
static int32_t blocks_in_use;

// The number of blocks handed out and not returned. A driver that asks before and after shows that nothing leaks.
int32_t allocatedBlockCount(void) { return blocks_in_use; }

static void *fresh_block(size_t bytes) {
  if (memory_end == 0) memory_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  const uintptr_t start = memory_end;
  const uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * page_bytes;
  if (bytes > UINTPTR_MAX - start) return NULL;
  if (start + bytes > available) {
    const size_t missing_pages = (start + bytes - available + page_bytes - 1) / page_bytes;
    if (__builtin_wasm_memory_grow(0, missing_pages) == SIZE_MAX) return NULL;
  }
  memory_end = start + bytes;
  return (void *)start;
}

static void *allocate(size_t alignment, size_t size) {
  if (alignment < header_bytes) alignment = header_bytes;
  const size_t largest = (size_t)1 << (class_count - 1);
  if (alignment > largest || size > largest - alignment) return NULL;
  uint32_t size_class = smallest_class;
  while (((size_t)1 << size_class) < size + alignment) size_class += 1;

  void *start = free_blocks[size_class];
  if (start) {
    free_blocks[size_class] = free_blocks[size_class]->next;
  } else {
    start = fresh_block((size_t)1 << size_class);
    if (!start) return NULL;
  }
  // Blocks begin at multiples of 16, so the first aligned address behind a header is at most `alignment` bytes away.
  const uintptr_t address = ((uintptr_t)start + header_bytes + alignment - 1) & ~(uintptr_t)(alignment - 1);
  block_header *header = (block_header *)(address - header_bytes);
  header->size_class = size_class;
  header->distance = (uint32_t)(address - (uintptr_t)start);
  blocks_in_use += 1;
  return (void *)address;
}

void *malloc(size_t size) { return allocate(header_bytes, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = allocate(alignment, size);
  return *result ? 0 : 12;  // ENOMEM
}

void free(void *address) {
  if (!address) return;
  const block_header *header = (const block_header *)((uintptr_t)address - header_bytes);
  const uint32_t size_class = header->size_class;
  free_block *block = (free_block *)((uintptr_t)address - header->distance);
  block->next = free_blocks[size_class];
  free_blocks[size_class] = block;
  blocks_in_use -= 1;
}

// MARK: Bytes

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  for (size_t position = 0; position < count; position += 1) to[position] = from[position];
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if ((uintptr_t)to <= (uintptr_t)from) return memcpy(target, source, count);
  while (count > 0) {
    count -= 1;
    to[count] = from[count];
  }
  return target;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  for (size_t position = 0; position < count; position += 1) to[position] = (unsigned char)value;
  return target;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *first = left;
  const unsigned char *second = right;
  for (size_t position = 0; position < count; position += 1) {
    if (first[position] != second[position]) return first[position] < second[position] ? -1 : 1;
  }
  return 0;
}

// MARK: Numbers

// `rounded()` is a call of the C library on this target; ties go away from zero.
double round(double value) {
  const double truncated = __builtin_trunc(value);
  return __builtin_fabs(value - truncated) >= 0.5 ? truncated + __builtin_copysign(1.0, value) : truncated;
}

// The product of two integers of 128 bits, which the standard library asks for where it writes a Double as text.
__int128 __multi3(__int128 left, __int128 right) {
  const uint64_t left_low = (uint64_t)left, right_low = (uint64_t)right;
  const uint64_t left_high = (uint64_t)((unsigned __int128)left >> 64);
  const uint64_t right_high = (uint64_t)((unsigned __int128)right >> 64);
  const uint64_t half = 0xFFFFFFFF;
  const uint64_t lowest = (left_low & half) * (right_low & half);
  const uint64_t first = (lowest >> 32) + (left_low >> 32) * (right_low & half);
  const uint64_t second = (first & half) + (left_low & half) * (right_low >> 32);
  const uint64_t low = (second << 32) | (lowest & half);
  const uint64_t high = (left_low >> 32) * (right_low >> 32) + (first >> 32) + (second >> 32) + left_low * right_high
                        + left_high * right_low;
  return (__int128)(((unsigned __int128)high << 64) | low);
}

// The seed of Swift's hashing, and where the identities of solvers and trees begin. No answer depends on these numbers, but each call has to
// give others, so that two solvers differ (xorshift64, Marsaglia 2003, doi:10.18637/jss.v008.i14).
void arc4random_buf(void *target, size_t count) {
  static uint64_t state = 0x5AFEC0DE5AFEC0DE;
  unsigned char *bytes = target;
  for (size_t position = 0; position < count; position++) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    bytes[position] = (unsigned char)(state >> 56);
  }
}

// MARK: Stack guard

uintptr_t __stack_chk_guard = 0x5AFE57AC;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
