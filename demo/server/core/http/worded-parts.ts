import * as z from 'zod/mini'
import { isWording } from '../../../../src/core/api/shapes'
import { isRecord } from './is-record'
import { defOf } from './shape-def'

type Shape = z.core.$ZodType
type Change = (text: string, path: string) => string

/** Returns the option of a union that fits a value. */
const fitting = (options: readonly Shape[], value: unknown) =>
  options.find((option) => z.safeParse(option, value).success)

/** Returns the inner shape of a shape that only wraps another one. */
function inside(def: ReturnType<typeof defOf>, value: unknown): Shape | undefined {
  if (def.type === 'pipe') return def.in
  if (def.type === 'lazy') return def.getter()
  if (def.type === 'union') return fitting(def.options, value)
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
    ? def.innerType
    : undefined
}

/** Replaces each text of a value that its shape marks as translatable. Paths have no indexes: `content[].goodsName`. */
export function changeWordings(shape: Shape, value: unknown, change: Change, path = ''): unknown {
  if (typeof value === 'string' && isWording(shape)) return change(value, path)
  const def = defOf(shape)
  const wrapped = inside(def, value)
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
