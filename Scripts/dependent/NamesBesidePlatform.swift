// A program that imports every library beside types of SwiftUI's and Foundation's names: each name must mean the platform's type.

import AppleDevices
import ConstraintKernel
import InterfaceBuilder
import LayoutAnalysis
import LayoutModel
import LayoutPictures
import PlatformNames
import VisualFormatLanguage

// In an annotation, a name that two modules have is an error; in an expression the compiler takes either.
let alignmentType: Alignment.Type = Alignment.self
let anchorType: Anchor.Type = Anchor.self
let angleType: Angle.Type = Angle.self
let animationType: Animation.Type = Animation.self
let anyLayoutType: AnyLayout.Type = AnyLayout.self
let anyViewType: AnyView.Type = AnyView.self
let appType: App.Type = App.self
let axisType: Axis.Type = Axis.self
let bindingType: Binding.Type = Binding.self
let bundleType: Bundle.Type = Bundle.self
let buttonType: Button.Type = Button.self
let calendarType: Calendar.Type = Calendar.self
let capsuleType: Capsule.Type = Capsule.self
let circleType: Circle.Type = Circle.self
let colorType: Color.Type = Color.self
let contentModeType: ContentMode.Type = ContentMode.self
let contentSizeCategoryType: ContentSizeCategory.Type = ContentSizeCategory.self
let controlSizeType: ControlSize.Type = ControlSize.self
let coordinateSpaceType: CoordinateSpace.Type = CoordinateSpace.self
let dataType: Data.Type = Data.self
let dateType: Date.Type = Date.self
let dimensionType: Dimension.Type = Dimension.self
let dividerType: Divider.Type = Divider.self
let dynamicTypeSizeType: DynamicTypeSize.Type = DynamicTypeSize.self
let edgeType: Edge.Type = Edge.self
let edgeInsetsType: EdgeInsets.Type = EdgeInsets.self
let environmentType: Environment.Type = Environment.self
let environmentValuesType: EnvironmentValues.Type = EnvironmentValues.self
let expressionType: Expression.Type = Expression.self
let fontType: Font.Type = Font.self
let forEachType: ForEach.Type = ForEach.self
let formType: Form.Type = Form.self
let formatterType: Formatter.Type = Formatter.self
let geometryProxyType: GeometryProxy.Type = GeometryProxy.self
let geometryReaderType: GeometryReader.Type = GeometryReader.self
let gridType: Grid.Type = Grid.self
let gridRowType: GridRow.Type = GridRow.self
let groupType: Group.Type = Group.self
let hStackType: HStack.Type = HStack.self
let horizontalAlignmentType: HorizontalAlignment.Type = HorizontalAlignment.self
let horizontalEdgeType: HorizontalEdge.Type = HorizontalEdge.self
let imageType: Image.Type = Image.self
let indexPathType: IndexPath.Type = IndexPath.self
let indexSetType: IndexSet.Type = IndexSet.self
let interfaceOrientationType: InterfaceOrientation.Type = InterfaceOrientation.self
let labelType: Label.Type = Label.self
let layoutType: Layout.Type = Layout.self
let layoutDirectionType: LayoutDirection.Type = LayoutDirection.self
let layoutPropertiesType: LayoutProperties.Type = LayoutProperties.self
let layoutSubviewType: LayoutSubview.Type = LayoutSubview.self
let layoutSubviewsType: LayoutSubviews.Type = LayoutSubviews.self
let layoutValueKeyType: LayoutValueKey.Type = LayoutValueKey.self
let lazyVGridType: LazyVGrid.Type = LazyVGrid.self
let listType: List.Type = List.self
let localeType: Locale.Type = Locale.self
let measurementType: Measurement.Type = Measurement.self
let namespaceType: Namespace.Type = Namespace.self
let notificationType: Notification.Type = Notification.self
let operationType: Operation.Type = Operation.self
let pathType: Path.Type = Path.self
let pickerType: Picker.Type = Picker.self
let pipeType: Pipe.Type = Pipe.self
let pointType: Point.Type = Point.self
let portType: Port.Type = Port.self
let predicateType: Predicate.Type = Predicate.self
let processType: Process.Type = Process.self
let progressType: Progress.Type = Progress.self
let proposedViewSizeType: ProposedViewSize.Type = ProposedViewSize.self
let rectType: Rect.Type = Rect.self
let rectangleType: Rectangle.Type = Rectangle.self
let scannerType: Scanner.Type = Scanner.self
let sceneType: Scene.Type = Scene.self
let scrollViewType: ScrollView.Type = ScrollView.self
let sectionType: Section.Type = Section.self
let shapeType: Shape.Type = Shape.self
let sizeType: Size.Type = Size.self
let sliderType: Slider.Type = Slider.self
let spacerType: Spacer.Type = Spacer.self
let stepperType: Stepper.Type = Stepper.self
let streamType: Stream.Type = Stream.self
let styleType: Style.Type = Style.self
let tableType: Table.Type = Table.self
let textType: Text.Type = Text.self
let textFieldType: TextField.Type = TextField.self
let threadType: Thread.Type = Thread.self
let timeZoneType: TimeZone.Type = TimeZone.self
let timerType: Timer.Type = Timer.self
let toggleType: Toggle.Type = Toggle.self
let transactionType: Transaction.Type = Transaction.self
let uRLType: URL.Type = URL.self
let uUIDType: UUID.Type = UUID.self
let unitType: Unit.Type = Unit.self
let unitLengthType: UnitLength.Type = UnitLength.self
let unitPointType: UnitPoint.Type = UnitPoint.self
let userInterfaceSizeClassType: UserInterfaceSizeClass.Type = UserInterfaceSizeClass.self
let vStackType: VStack.Type = VStack.self
let verticalAlignmentType: VerticalAlignment.Type = VerticalAlignment.self
let verticalEdgeType: VerticalEdge.Type = VerticalEdge.self
let viewType: View.Type = View.self
let viewBuilderType: ViewBuilder.Type = ViewBuilder.self
let viewModifierType: ViewModifier.Type = ViewModifier.self
let viewSpacingType: ViewSpacing.Type = ViewSpacing.self
let visibilityType: Visibility.Type = Visibility.self
let windowType: Window.Type = Window.self
let zStackType: ZStack.Type = ZStack.self

print("105 names of the platform mean the platform's types")
