// Replays a trace with the solver kiwi and prints the best time of each phase.
//
// usage: kiwi_driver TRACE ROUNDS
//
// The trace is a file of words separated by blanks: "variables N", then one operation after the other:
//   p NAME                              a phase begins
//   a OP CONSTANT STRENGTH N (V C)*     adds a constraint; OP is 0 for ==, 1 for <=, 2 for >=; rows are numbered from 0
//   d ROW                               removes a constraint
//   c ROW CONSTANT                      changes a constant; kiwi has no such call: removed and added again
//   k ROW V COEFFICIENT                 changes a coefficient, likewise
//   t ROW STRENGTH                      changes a strength, likewise
//   e V STRENGTH  s V VALUE  x V        begins an edit, suggests a value, ends an edit
//   r                                   brings all values up to date and reads them
// Reading the file is outside the timed part; making constraints, all calls and reading all values are inside.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace {

struct Term {
  int variable;
  double coefficient;
};

struct Row {
  int relation;
  double constant;
  double strength;
  std::vector<Term> terms;
};

struct Operation {
  char kind;
  int first;
  int second;
  double value;
};

struct Trace {
  int variables = 0;
  std::vector<Row> rows;
  std::vector<std::string> phases;
  std::vector<Operation> operations;
};

bool read(const char* path, Trace& trace) {
  std::ifstream in(path);
  std::string word;
  if (!(in >> word >> trace.variables) || word != "variables") return false;
  while (in >> word) {
    Operation operation{word[0], 0, 0, 0};
    switch (operation.kind) {
      case 'p': {
        std::string name;
        in >> name;
        operation.first = static_cast<int>(trace.phases.size());
        trace.phases.push_back(name);
        break;
      }
      case 'a': {
        Row row;
        std::size_t count;
        in >> row.relation >> row.constant >> row.strength >> count;
        row.terms.resize(count);
        for (Term& term : row.terms) in >> term.variable >> term.coefficient;
        operation.first = static_cast<int>(trace.rows.size());
        trace.rows.push_back(std::move(row));
        break;
      }
      case 'd': case 'x': in >> operation.first; break;
      case 'c': case 't': case 'e': case 's': in >> operation.first >> operation.value; break;
      case 'k': in >> operation.first >> operation.second >> operation.value; break;
      case 'r': break;
      default: return false;
    }
    if (!in) return false;
    trace.operations.push_back(operation);
  }
  return true;
}

// A value of /proc/self/status in bytes.
long status(const std::string& key) {
  std::ifstream in("/proc/self/status");
  for (std::string line; std::getline(in, line);)
    if (line.rfind(key, 0) == 0) return std::atol(line.c_str() + key.size()) * 1024;
  return 0;
}

class Replay {
 public:
  explicit Replay(const Trace& trace) : trace(trace), rows(trace.rows), constraints(trace.rows.size()) {}

  // Runs everything once and adds the phases' times in nanoseconds.
  void run(std::vector<double>& times) {
    using clock = std::chrono::steady_clock;
    auto start = clock::now();
    int phase = -1;
    auto close = [&] {
      auto now = clock::now();
      if (phase >= 0) times[phase] = std::chrono::duration<double, std::nano>(now - start).count();
      start = now;
    };
    for (const Operation& operation : trace.operations) {
      if (operation.kind == 'p') {
        if (phase >= 0) close(); else start = clock::now();
        phase = operation.first;
        if (variables.empty()) variables.resize(trace.variables);
        continue;
      }
      try {
        apply(operation);
      } catch (const std::exception&) {
        ++refusals;
      }
    }
    close();
  }

  long refusals = 0;
  double sum = 0;

 private:
  const Trace& trace;
  std::vector<Row> rows;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::optional<kiwi::Constraint>> constraints;

  void add(int number) {
    const Row& row = rows[number];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const Term& term : row.terms) terms.emplace_back(variables[term.variable], term.coefficient);
    const kiwi::RelationalOperator relation =
        row.relation == 0 ? kiwi::OP_EQ : row.relation == 1 ? kiwi::OP_LE : kiwi::OP_GE;
    kiwi::Constraint constraint(kiwi::Expression(std::move(terms), -row.constant), relation, row.strength);
    solver.addConstraint(constraint);
    constraints[number] = constraint;
  }

  void remove(int number) {
    if (!constraints[number]) {
      ++refusals;
      return;
    }
    solver.removeConstraint(*constraints[number]);
    constraints[number].reset();
  }

  void apply(const Operation& operation) {
    const int number = operation.first;
    switch (operation.kind) {
      case 'a': add(number); break;
      case 'd': remove(number); break;
      case 'c': remove(number); rows[number].constant = operation.value; add(number); break;
      case 't': remove(number); rows[number].strength = operation.value; add(number); break;
      case 'k': {
        remove(number);
        auto& terms = rows[number].terms;
        auto found = std::find_if(terms.begin(), terms.end(), [&](const Term& term) { return term.variable == operation.second; });
        if (found == terms.end()) terms.push_back({operation.second, operation.value});
        else found->coefficient = operation.value;
        add(number);
        break;
      }
      case 'e': solver.addEditVariable(variables[number], operation.value); break;
      case 's': solver.suggestValue(variables[number], operation.value); break;
      case 'x': solver.removeEditVariable(variables[number]); break;
      case 'r':
        solver.updateVariables();
        for (const kiwi::Variable& variable : variables) sum += variable.value();
        break;
    }
  }
};

}  // namespace

int main(int count, char** words) {
  if (count != 3) return 2;
  Trace trace;
  if (!read(words[1], trace)) {
    std::fprintf(stderr, "%s: not a trace\n", words[1]);
    return 1;
  }
  const int rounds = std::atoi(words[2]);
  std::vector<double> best(trace.phases.size(), 1e300);
  const long before = status("VmRSS:");
  long peak = 0;
  long refusals = 0;
  double sum = 0;
  for (int round = 0; round < rounds; ++round) {
    Replay replay(trace);
    std::vector<double> times(trace.phases.size(), 0);
    replay.run(times);
    for (std::size_t phase = 0; phase < times.size(); ++phase) best[phase] = std::min(best[phase], times[phase]);
    if (round == 0) peak = status("VmHWM:") - before;
    refusals = replay.refusals;
    sum += replay.sum;
  }
  for (std::size_t phase = 0; phase < best.size(); ++phase)
    std::printf("phase %s %.0f\n", trace.phases[phase].c_str(), best[phase]);
  std::printf("peak %ld\nrefusals %ld\nsum %.17g\n", peak, refusals, sum);
}
