import type { Random } from '../../core/database/random'
import type { Kind } from '../categories/department'
import { bearingSize } from './bearing-sizes'

// Counts the parts of a value that occur in a name, for example of `2RS 双面橡胶密封`.
const mentions = (value: string, text: string) =>
  value.split(' ').filter((part) => part.length > 1 && text.includes(part)).length

/** Returns the value that a model or style already names, if any. */
function namedValue(values: readonly string[], text: string): string | undefined {
  const [best] = values
    .map((value) => ({ value, hits: mentions(value, text) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
  return best?.value
}

/** Returns whether a model and a style fit in one name, so that they name no two values of one attribute. */
export const fits = (kind: Kind, model: string, style: string): boolean =>
  Object.values(kind.attributes).every((values) => {
    const byModel = namedValue(values, model)
    const byStyle = namedValue(values, style)
    return !byModel || !byStyle || byModel === byStyle
  })

// The last two digits of a bearing number give the bore, mostly in steps of 5 mm: 6204 is 20 mm.
function boreOf(name: string, values: readonly string[], model: string): string | undefined {
  if (!name.startsWith('内径')) return undefined
  const [exact] = bearingSize(model) ?? []
  const digits = /(\d\d)(?:\D|$)/.exec(model)?.[1]
  const bore = exact ? String(exact) : digits && String(Number(digits) * 5)
  return bore && values.includes(bore) ? bore : undefined
}

/** Chooses a value for each attribute except the SKU dimension. Values named by model or style take precedence. */
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

/** Chooses one to six adjacent values of the SKU dimension. */
export function sizesOf(kind: Kind, random: Random): string[] {
  const values = kind.attributes[kind.sizes] ?? []
  const count = Math.min(values.length, random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6]))
  const first = random.int(0, values.length - count)
  return values.slice(first, first + count)
}
