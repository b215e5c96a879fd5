// Built-ins that the kit calls instead of the page's; the build replaces their names. Old libraries overwrite them:
// MooTools `bind` and `Array.from`, Prototype `Array.from` and `entries`, its older versions
// `Array.prototype.toJSON`. Built-ins that these libraries leave compatible (`map`, `find`, `Object.values`) are the
// page's own.

type Callable = (...given: unknown[]) => unknown

export const bound =
  (work: Callable, self: unknown, ...first: unknown[]) =>
  (...rest: unknown[]) =>
    work.apply(self, [...first, ...rest])

export function arrayFrom<T, U>(
  from: Iterable<T> | ArrayLike<T>,
  change?: (value: T, at: number) => U,
): (T | U)[] {
  const iterable = typeof from === 'string' || Symbol.iterator in from
  const all = [...(iterable ? from : Array.prototype.slice.call<ArrayLike<T>, [], T[]>(from))]
  return change ? all.map((value, at) => change(value, at)) : all
}

export const entriesOf = (list: { entries: () => Iterable<unknown> }): Iterable<unknown> =>
  Array.isArray(list) ? list.map((value: unknown, at) => [at, value]) : list.entries()

/** Serialises without calling a `toJSON` of the page. The kit serialises no dates. */
export const toJson = (value: unknown) =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key]
  })
