import type { Locale } from './locale'
import { messages, pick, type Text } from './messages'

/** waits: stopped until somebody acts · moves: under way · done · refused · ended: without result · plain */
export type Tone = 'waits' | 'moves' | 'done' | 'refused' | 'ended' | 'plain'
type Row = readonly [code: number, zh: string, en: string, tone?: Tone]
export type Entry<Code extends number = number> = { key: string; code: Code; text: Text; tone: Tone }

export const { unknown } = messages('dictionary', { unknown: ['未知（{code}）', 'Unknown ({code})'] })

/** What a brand site calls the entries of a dictionary, by code. */
export type SiteNames = Readonly<Record<string, string>>

/**
 * An enumeration said once: its codes, both labels and the tone of its tag.
 * An unknown code is shown as it is and breaks nothing.
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
    /** Whether a brand site may call the entries by names of its own: then parts ask `useLabel` for them. */
    siteNamed: false,
    entries,
    code,
    find,
    is: (wanted: number): wanted is Code => find(wanted) !== undefined,
    /** @param names the site's own, which win over ours, but not over what the page itself says */
    label(wanted: number | string, locale: Locale, names: SiteNames = {}) {
      const entry = find(wanted)
      const own = Object.hasOwn(names, wanted) ? names[wanted] : undefined
      if (entry) return pick(own ? [own, own, entry.text[2]] : entry.text, locale)
      return own || pick(unknown, locale, { code: wanted })
    },
    tone: (wanted: number | string): Tone => find(wanted)?.tone ?? 'plain',
  }
}

/** An enumeration of reasons, types or ways, whose names a brand site may replace; codes and tones stay ours. */
export const siteDictionary = <const Rows extends Record<string, Row>>(name: string, rows: Rows) => ({
  ...dictionary(name, rows),
  siteNamed: true,
})

export type Dictionary = ReturnType<typeof dictionary>
/** The codes of a dictionary: `CodeOf<typeof orderState>` is 10 | 20 | … */
export type CodeOf<D extends { entries: Entry[] }> = D['entries'][number]['code']
