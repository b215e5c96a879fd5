import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod/mini'

/** Maximum depth, because some schemas are recursive. */
const deepest = 6
const texts = [
  '2026-11-20 10:00:00',
  '2026-11',
  '10.50',
  '-1',
  '1.0800',
  '13800138000',
  'a@b.cn',
  '/cart',
  '',
]

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(undefined, Number.NaN, 1.5, 2 ** 53, [], 'x'),
)
const mostly = (usual: Arbitrary<unknown>, odd: number, otherwise: Arbitrary<unknown>) =>
  fc.oneof({ weight: odd, arbitrary: usual }, { weight: 1, arbitrary: otherwise })

/**
 * Generates values that match a schema, nearly match it, or do not match it.
 * @param odd one in this many parts has another type
 */
export function shapedValues(shape: z.core.$ZodType, odd: number, depth = 0): Arbitrary<unknown> {
  const inside = (inner: z.core.$ZodType) => shapedValues(inner, odd, depth + 1)
  return mostly(fitting(shape, odd, inside, depth), odd, anything)
}

function fitting(
  shape: z.core.$ZodType,
  odd: number,
  inside: (inner: z.core.$ZodType) => Arbitrary<unknown>,
  depth: number,
): Arbitrary<unknown> {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape)
      const whole = fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, inside(inner)])))
      return fc
        .tuple(whole, mostly(fc.constant(''), odd, fc.constantFrom(...entries.map(([name]) => name), '')))
        .map(([made, missing]) =>
          Object.fromEntries([...Object.entries(made), ['extra', 1]].filter(([name]) => name !== missing)),
        )
    }
    case 'array':
      return depth > deepest ? fc.constant([]) : fc.array(inside(def.element), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...def.items.map(inside))
    case 'record':
      return fc.dictionary(
        fc.constantFrom('10', '颜色', '__proto__', 'x'.repeat(60)),
        inside(def.valueType),
        {
          maxKeys: 3,
        },
      )
    case 'optional':
    case 'default':
    case 'catch':
      return fc.oneof(inside(def.innerType), fc.constant(undefined))
    case 'nullable':
      return fc.oneof(inside(def.innerType), fc.constant(null))
    case 'pipe':
      return inside(def.in)
    case 'union':
      return fc.oneof(...def.options.map(inside))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.oneof(fc.constantFrom(10, 20, 1, 0), fc.integer(), fc.double())
    case 'string':
      return fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }))
    default:
      return fc.jsonValue()
  }
}
