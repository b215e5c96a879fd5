import type { Random } from '../../core/database/random'
import type { Kind } from '../categories/department'
import { bearingSize } from './bearing-sizes'

// `2RS 双面橡胶密封` speaks of what a name holds when one of its parts stands there.
const mentions = (value: string, text: string) =>
  value.split(' ').filter((part) => part.length > 1 && text.includes(part)).length

/** The value that a model or a phrase of the name names already, if any. */
function namedValue(values: readonly string[], text: string): string | undefined {
  const [best] = values
    .map((value) => ({ value, hits: mentions(value, text) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
  return best?.value
}

/** Whether a model and a style may stand in one name: no attribute is said to be two things. */
export const fits = (kind: Kind, model: string, style: string): boolean =>
  Object.values(kind.attributes).every((values) => {
    const byModel = namedValue(values, model)
    const byStyle = namedValue(values, style)
    return !byModel || !byStyle || byModel === byStyle
  })

// Bearings say their bore in the last two digits, mostly in steps of five millimetres: 6204 is 20 mm.
function boreOf(name: string, values: readonly string[], model: string): string | undefined {
  if (!name.startsWith('内径')) return undefined
  const [exact] = bearingSize(model) ?? []
  const digits = /(\d\d)(?:\D|$)/.exec(model)?.[1]
  const bore = exact ? String(exact) : digits && String(Number(digits) * 5)
  return bore && values.includes(bore) ? bore : undefined
}

/** One value for each attribute but the one along which the SKUs differ; what the name says already holds. */
export function attributesOf(kind: Kind, model: string, style: string, random: Random): [string, string][] {
  const [, outside, width] = bearingSize(model) ?? []
  return [
    ...Object.entries(kind.attributes)
      .filter(([name]) => name !== kind.sizes)
      .map(([name, values]): [string, string] => {
        const given = boreOf(name, values, model) ?? namedValue(values, `${model} ${style}`)
        return [name, given ?? random.pick(values)]
      }),
    ...(outside && width
      ? ([
          ['外径 D（mm）', String(outside)],
          ['宽度 B（mm）', String(width)],
        ] satisfies [string, string][])
      : []),
  ]
}

/** One to six neighbouring values of the attribute along which the SKUs differ. */
export function sizesOf(kind: Kind, random: Random): string[] {
  const values = kind.attributes[kind.sizes] ?? []
  const count = Math.min(values.length, random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6]))
  const first = random.int(0, values.length - count)
  return values.slice(first, first + count)
}
