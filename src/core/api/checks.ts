/*
 * The part of zod/mini that the kit uses in the browser. The build replaces zod with this file, because zod is as large
 * as a small element and builds its schemas during page load. The server, tests and `tradefront/contracts` use zod
 * itself; tests/core/checks.test.ts verifies that both read the same. A mismatch is reported with its path and a short
 * description of the expected value, for the console.
 */

const misfit = Symbol('misfit')
type Misfit = typeof misfit
type Read<Out, In = unknown> = (value: In) => Out | Misfit
type Test<Out> = (value: Out) => boolean
/** Handling of a missing key: the object is invalid, omits the key, or gets the value for `undefined`. */
type Absent = 'refused' | 'omitted' | 'read'
type Shapes = Readonly<Record<string, Shape<unknown>>>

/** Path of the mismatch, and description of the expected value. */
let path: (string | number)[] = []
let wanted = ''
const refuse = (words = ''): Misfit => {
  path = []
  wanted = words
  return misfit
}
const below = (key: string | number): Misfit => {
  path.unshift(key)
  return misfit
}

class Shape<Out, In = unknown> {
  readonly read: Read<Out, In>
  readonly absent: Absent
  readonly shape: Shapes

  constructor(read: Read<Out, In>, absent: Absent = 'refused', shape: Shapes = {}) {
    this.read = read
    this.absent = absent
    this.shape = shape
  }

  check(...tests: Test<Out>[]): Shape<Out, In> {
    const read = (given: In) => {
      const value = this.read(given)
      return value === misfit || tests.every((test) => test(value)) ? value : refuse()
    }
    return new Shape(read, this.absent, this.shape)
  }

  safeParse(given: In) {
    const data = this.read(given)
    return data === misfit
      ? { success: false as const, error: { issues: [{ path, message: wanted }] } }
      : { success: true as const, data }
  }

  parse(given: In): Out {
    const data = this.read(given)
    if (data === misfit) throw new TypeError(`${path.join('.')} does not fit`)
    return data
  }
}

const only = <Out>(fits: (value: unknown) => value is Out, words: string) =>
  new Shape((value) => (fits(value) ? value : refuse(words)))
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/*#__NO_SIDE_EFFECTS__*/
export const string = () => only((value) => typeof value === 'string', 'a text')
/*#__NO_SIDE_EFFECTS__*/
export const number = () => only((value): value is number => Number.isFinite(value), 'a number')
/*#__NO_SIDE_EFFECTS__*/
export const int = () => only((value): value is number => Number.isSafeInteger(value), 'a whole number')
/*#__NO_SIDE_EFFECTS__*/
export const int32 = () => int().check(minimum(-(2 ** 31)), maximum(2 ** 31 - 1))
/*#__NO_SIDE_EFFECTS__*/
export const boolean = () => only((value) => typeof value === 'boolean', 'true or false')
/*#__NO_SIDE_EFFECTS__*/
export const unknown = () => new Shape((value) => value)
/*#__NO_SIDE_EFFECTS__*/
export const literal = <T>(one: T) => only((value): value is T => value === one, String(one))
/*#__NO_SIDE_EFFECTS__*/
const oneOf = <T>(all: readonly T[]) =>
  only((value): value is T => all.some((one) => one === value), all.join(' or '))
/*#__NO_SIDE_EFFECTS__*/
const instance = <T>(kind: new () => T) => only((value): value is T => value instanceof kind, kind.name)

/*#__NO_SIDE_EFFECTS__*/
export const optional = <Out>({ read, absent }: Shape<Out>) =>
  new Shape(
    (value) => (value === undefined && absent !== 'read' ? undefined : read(value)),
    absent === 'read' ? 'read' : 'omitted',
  )
/*#__NO_SIDE_EFFECTS__*/
export const nullable = <Out>({ read, absent }: Shape<Out>) =>
  new Shape((value) => (value === null ? value : read(value)), absent)
/*#__NO_SIDE_EFFECTS__*/
export const _default = <Out>({ read }: Shape<Out>, otherwise: Out) =>
  new Shape((value) => {
    if (value !== undefined) return read(value)
    return typeof otherwise === 'object' ? structuredClone(otherwise) : otherwise
  }, 'read')
/*#__NO_SIDE_EFFECTS__*/
const caught = <Out>({ read, absent }: Shape<Out>, otherwise: Out) =>
  new Shape(
    (given) => {
      const value = read(given)
      return value === misfit ? otherwise : value
    },
    absent === 'refused' ? 'read' : absent,
  )

function readItems<Out>(given: readonly unknown[], shapeAt: (at: number) => Shape<Out> | undefined) {
  const made: Out[] = []
  for (let at = 0; at < given.length; at += 1) {
    const shape = shapeAt(at)
    const value = shape ? shape.read(given[at]) : refuse()
    if (value === misfit) return below(at)
    made.push(value)
  }
  return made
}
/*#__NO_SIDE_EFFECTS__*/
export const array = <Out>(item: Shape<Out>) =>
  new Shape((given) => (Array.isArray(given) ? readItems(given, () => item) : refuse('a list')))
/*#__NO_SIDE_EFFECTS__*/
export const tuple = (items: readonly Shape<unknown>[]) =>
  new Shape((given) =>
    Array.isArray(given) && given.length === items.length ? readItems(given, (at) => items[at]) : refuse(),
  )

type Values = Record<string, unknown>

function readKey(from: Values, into: Values, key: string, { read, absent }: Shape<unknown>) {
  const has = Object.hasOwn(from, key)
  if (!has && absent === 'omitted') return undefined
  const value = has ? read(from[key]) : absent === 'read' ? read(undefined) : refuse()
  if (value === misfit) return below(key)
  into[key] = value
  return undefined
}

/** @param others shapes of further keys and their values; without it further keys are left out */
const keyed = (shape: Shapes, others?: { key: Shape<unknown>; value: Shape<unknown> }) =>
  new Shape(
    (given) => {
      if (!isObject(given)) return refuse('an object')
      const made: Values = {}
      for (const key of Object.keys(shape)) {
        const one = shape[key]
        if (one && readKey(given, made, key, one)) return misfit
      }
      if (!others) return made
      for (const key of Object.keys(given)) {
        // Assigning this key would set the prototype of the new object.
        if (key === '__proto__' || Object.hasOwn(shape, key)) continue
        if (others.key.read(key) === misfit) return below(key)
        if (readKey(given, made, key, others.value)) return misfit
      }
      return made
    },
    'refused',
    shape,
  )
/*#__NO_SIDE_EFFECTS__*/
export const object = (shape: Shapes) => keyed(shape)
/*#__NO_SIDE_EFFECTS__*/
export const extend = ({ shape }: Shape<Values>, more: Shapes) => keyed({ ...shape, ...more })
/*#__NO_SIDE_EFFECTS__*/
export const record = (key: Shape<unknown>, value: Shape<unknown>) => keyed({}, { key, value })
/*#__NO_SIDE_EFFECTS__*/
export const catchall = ({ shape }: Shape<Values>, value: Shape<unknown>) =>
  keyed(shape, { key: unknown(), value })

/*#__NO_SIDE_EFFECTS__*/
export const union = <Out>(all: readonly Shape<Out>[]) =>
  new Shape((given) => {
    const words = new Set<string>()
    for (const { read } of all) {
      const value = read(given)
      if (value !== misfit) return value
      if (wanted) words.add(wanted)
    }
    return refuse([...words].join(' or '))
  })
/*#__NO_SIDE_EFFECTS__*/
export const pipe = <In, Between, Out>(from: Shape<Between, In>, to: Shape<Out, Between>) =>
  new Shape(
    (given: In) => {
      const between = from.read(given)
      return between === misfit ? misfit : to.read(between)
    },
    from.absent === 'refused' ? 'refused' : 'read',
  )
/*#__NO_SIDE_EFFECTS__*/
export const transform = <In, Out>(work: (value: In) => Out) => new Shape<Out, In>(work)

type Sized = string | readonly unknown[]
/** Counts code points. */
const lengthOf = (value: Sized) => [...value].length
export const minLength = (least: number) => (value: Sized) => lengthOf(value) >= least
export const maxLength = (most: number) => (value: Sized) => lengthOf(value) <= most
export const minimum = (least: number) => (value: number) => value >= least
export const maximum = (most: number) => (value: number) => value <= most
export const gt = (limit: number) => (value: number) => value > limit
export const lt = (limit: number) => (value: number) => value < limit
export const positive = () => gt(0)
export const regex = (pattern: RegExp) => (value: string) => pattern.test(value)
export const refine =
  <T>(test: (value: T) => unknown) =>
  (value: T) =>
    Boolean(test(value))
/** @param work adds an issue if the value is invalid */
export const check =
  <T>(work: (context: { value: T; issues: unknown[] }) => void) =>
  (value: T) => {
    const issues: unknown[] = []
    work({ value, issues })
    return issues.length === 0
  }

/** Stands in for zod's settings, of which none is needed here. */
export const config = () => {}
export { caught as catch, instance as instanceof, oneOf as enum }
