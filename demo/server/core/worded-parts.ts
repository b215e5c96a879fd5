import * as z from 'zod/mini'
import { isWording } from '../../../src/core/shapes'

type Shape = z.core.$ZodType
type Change = (text: string, path: string) => string

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The alternative of a union that a value was made for. */
const fitting = (options: readonly Shape[], value: unknown) =>
  options.find((option) => z.safeParse(option, value).success)

/** What stands inside of a shape that only adds to another one. */
function inside({ _zod: { def } }: z.core.$ZodTypes, value: unknown): Shape | undefined {
  if (def.type === 'pipe') return def.in
  if (def.type === 'lazy') return def.getter()
  if (def.type === 'union') return fitting(def.options, value)
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
    ? def.innerType
    : undefined
}

/**
 * A value of the wire with each text changed that its shape calls a wording; paths are told without indexes:
 * `content[].goodsName`.
 */
export function changeWordings(shape: Shape, value: unknown, change: Change, path = ''): unknown {
  if (typeof value === 'string' && isWording(shape)) return change(value, path)
  // Every shape is one of these; the base class does not say so.
  const known = shape as z.core.$ZodTypes
  const { def } = known._zod
  const wrapped = inside(known, value)
  if (wrapped) return changeWordings(wrapped, value, change, path)
  if (def.type === 'array' && Array.isArray(value))
    return value.map((one) => changeWordings(def.element, one, change, `${path}[]`))
  if (!isRecord(value)) return value
  const under = (key: string) => (path ? `${path}.${key}` : key)
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const part = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
        return [key, part ? changeWordings(part, one, change, under(key)) : one]
      }),
    )
  if (def.type === 'record')
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        isWording(def.keyType) ? change(key, path) : key,
        changeWordings(def.valueType, one, change, under('*')),
      ]),
    )
  return value
}
