import { link, linkAddress } from '../../../../src/site/links/link'
import { isRecord } from '../../core/http/is-record'

// Form values of a block by field name: `in.slides.0.title` for the value at `slides.0.title`, and `en.slides.0.title` for
// its English text.

export type Values = Readonly<Record<string, string>>

export const [own, english] = ['in.', 'en.']
export const isOwn = (name: string) => name.startsWith(own)

/** Formats a value for a form field: lists as lines, links as URLs. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : isRecord(value) ? linkAddress(link.parse(value)) : ''
}

/** Returns the field texts of a block by value path. */
export function textsOf(props: unknown, path = ''): [path: string, text: string][] {
  const inside = (entries: [string | number, unknown][]) =>
    entries.flatMap(([name, one]) => textsOf(one, path ? `${path}.${name}` : String(name)))
  if (Array.isArray(props) && props.some(isRecord)) return inside([...props.entries()])
  const isLink = path !== '' && link.safeParse(props).success
  return isRecord(props) && !isLink ? inside(Object.entries(props)) : [[path, textOf(props)]]
}

const inList = /^(?:in|en)\.(?<list>.*?)\.(?<at>\d{1,3})\.(?<part>.*)$/

/** Removes list entries without Chinese input. Later entries move up. */
export function withoutEmpty(given: Values): Values {
  const codes = new Map<string, Set<number>>()
  for (const [name, text] of Object.entries(given)) {
    const { list, at } = inList.exec(name)?.groups ?? {}
    if (list !== undefined && isOwn(name) && text.trim())
      codes.set(list, (codes.get(list) ?? new Set()).add(Number(at)))
  }
  const order = new Map([...codes].map(([list, all]) => [list, [...all].toSorted((a, b) => a - b)]))
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]): [string, string][] => {
      const { list, at, part } = inList.exec(name)?.groups ?? {}
      if (list === undefined) return [[name, text]]
      const to = order.get(list)?.indexOf(Number(at)) ?? -1
      return to < 0 ? [] : [[`${name.slice(0, own.length)}${list}.${to}.${part}`, text]]
    }),
  )
}
