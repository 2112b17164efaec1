/// A value made of numbers, which are interpolated separately.
///
/// The animator stores the numbers in one flat array and never boxes a value. To animate your own type, give its
/// components in a fixed order:
///
/// ```swift
/// extension Point: Interpolatable {
///   public static var componentCount: Int { 2 }
///   public func write(components: UnsafeMutableBufferPointer<Double>) {
///     components[0] = x
///     components[1] = y
///   }
///   public init(components: UnsafeBufferPointer<Double>) {
///     self.init(components[0], components[1])
///   }
/// }
/// ```
///
/// For speed, mark the three `@inlinable`. Writing and reading back must give an equal value.
public protocol Interpolatable: Sendable {
  /// The number of components of a value. At least 1, and the same for all values of the type.
  static var componentCount: Int { get }

  /// Writes the components of this value into `components`, whose count is `componentCount`.
  func write(components: UnsafeMutableBufferPointer<Double>)

  /// Makes a value from `componentCount` numbers.
  init(components: UnsafeBufferPointer<Double>)
}

extension Double: Interpolatable {
  /// One component.
  @inlinable public static var componentCount: Int { 1 }

  /// Writes the number itself.
  @inlinable public func write(components: UnsafeMutableBufferPointer<Double>) {
    components[0] = self
  }

  /// Reads the number.
  @inlinable public init(components: UnsafeBufferPointer<Double>) { self = components[0] }
}

extension SIMD where Scalar == Double {
  /// The number of scalars of the vector.
  @inlinable public static var componentCount: Int { scalarCount }

  /// Writes the scalars in their order.
  @inlinable public func write(components: UnsafeMutableBufferPointer<Double>) {
    for index in indices { components[index] = self[index] }
  }

  /// Reads the scalars in their order.
  @inlinable public init(components: UnsafeBufferPointer<Double>) {
    self.init()
    for index in indices { self[index] = components[index] }
  }
}

extension SIMD2<Double>: Interpolatable {}
extension SIMD4<Double>: Interpolatable {}
