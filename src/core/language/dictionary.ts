import type { Locale } from './locale'
import { messages, pick, type Text } from './messages'

/** Tone of a state. waits: blocked until someone acts; moves: in progress; done; refused; ended: without result; plain. */
export type Tone = 'waits' | 'moves' | 'done' | 'refused' | 'ended' | 'plain'
type Row = readonly [code: number, zh: string, en: string, tone?: Tone]
export type Entry<Code extends number = number> = { key: string; code: Code; text: Text; tone: Tone }

export const { unknown } = messages('dictionary', { unknown: ['未知（{code}）', 'Unknown ({code})'] })

/** Names that a brand site gives to the entries of a dictionary, by code. */
export type SiteNames = Readonly<Record<string, string>>

/**
 * Creates an enumeration with its codes, labels in both languages and tones. An unknown code is displayed as it is.
 */
export function dictionary<const Rows extends Record<string, Row>>(name: string, rows: Rows) {
  type Code = Rows[keyof Rows][0]
  const entries = Object.entries<Row>(rows).map(([key, [code, zh, en, tone = 'plain']]): Entry<Code> => ({
    key,
    code,
    text: [zh, en, `${name}.${key}`],
    tone,
  }))
  const code = Object.fromEntries(entries.map((entry) => [entry.key, entry.code])) as {
    readonly [Key in keyof Rows]: Rows[Key][0]
  }
  const find = (wanted: number | string | null | undefined) =>
    entries.find((entry) => entry.code === Number(wanted))
  return {
    name,
    /** True if a brand site may rename the entries. Components then get labels from `useLabel`. */
    siteNamed: false,
    entries,
    code,
    find,
    is: (wanted: number): wanted is Code => find(wanted) !== undefined,
    /** @param names of the site, which override ours but not those of the page itself */
    label(wanted: number | string, locale: Locale, names: SiteNames = {}) {
      const entry = find(wanted)
      const own = Object.hasOwn(names, wanted) ? names[wanted] : undefined
      if (entry) return pick(own ? [own, own, entry.text[2]] : entry.text, locale)
      return own || pick(unknown, locale, { code: String(wanted) })
    },
    tone: (wanted: number | string): Tone => find(wanted)?.tone ?? 'plain',
  }
}

/** Creates an enumeration of reasons, types or methods whose names a brand site may replace. Codes and tones stay. */
export const siteDictionary = <const Rows extends Record<string, Row>>(name: string, rows: Rows) => ({
  ...dictionary(name, rows),
  siteNamed: true,
})

export type Dictionary = ReturnType<typeof dictionary>
/** Codes of a dictionary: `CodeOf<typeof orderState>` is 10 | 20 | … */
export type CodeOf<D extends { entries: Entry[] }> = D['entries'][number]['code']
