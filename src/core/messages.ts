import { atom } from 'nanostores'
import { pinned } from './pinned'
import { pageConfig } from './settings'
import { defaultLocale, nearestLocale, type Locale } from './locale'

/** One sentence in both languages. `{name}` stands for a value. */
export type Text = readonly [zh: string, en: string]
export type Values = Record<string, string | number>
export type Messages<Key extends string = string> = { room: string; texts: Record<Key, Text> }
export type Say<Key extends string> = (key: Key, values?: Values) => string

/**
 * The texts of one room, both languages side by side; a missing one is a type error.
 * @param room first part of the public key: `cart.title` can be overridden by an integrator.
 */
export function messages<const Key extends string>(room: string, texts: Record<Key, Text>): Messages<Key> {
  return { room, texts }
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What the page itself says: `tradefrontConfig = { messages: { 'zh-CN': { 'cart.title': '采购车' } } }`. */
function configured(): [Locale, Record<string, string>][] {
  const { messages: given } = pageConfig()
  return Object.entries(isTable(given) ? given : {}).map(([locale, table]: [string, unknown]) => {
    const texts = Object.entries(isTable(table) ? table : {})
    return [locale, Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))]
  })
}

/** Overrides and further languages: locale → `room.key` → text. */
export const $overrides = pinned('messages', () =>
  atom<ReadonlyMap<Locale, Record<string, string>>>(new Map([['zh-CN', {}], ['en', {}], ...configured()])),
)

/**
 * Replaces texts by key, or registers a further language; what it leaves out falls back to English.
 * @param locale BCP 47 tag, for example `en` or `vi`
 * @param texts public keys (`cart.title`) with their text
 */
export function overrideMessages(locale: Locale, texts: Record<string, string>) {
  const all = new Map($overrides.get())
  all.set(locale, { ...all.get(locale), ...texts })
  $overrides.set(all)
}

export const knownLocale = (tag: string | null | undefined) =>
  nearestLocale(tag, [...$overrides.get().keys()])

export const pick = ([zh, en]: Text, locale: Locale) => (locale === defaultLocale ? zh : en)

/** Fills `{name}` places; a place without a value stays, so that a mistake is seen. */
export const fill = (text: string, values: Values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )

/** The speaker of one room's texts in one language. */
export function speaker<Key extends string>(from: Messages<Key>, locale: Locale): Say<Key> {
  const replaced = $overrides.get().get(locale) ?? {}
  return (key, values) => {
    const name = `${from.room}.${key}`
    return fill(
      Object.hasOwn(replaced, name) ? (replaced[name] ?? '') : pick(from.texts[key], locale),
      values,
    )
  }
}
