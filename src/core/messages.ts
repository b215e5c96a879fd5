import { atom } from 'nanostores'
import { pinned } from './pinned'
import { pageConfig } from './settings'
import { defaultLocale, nearestLocale, type Locale } from './locale'

/**
 * One sentence in both languages, and its public key. `{name}` stands for a value, `{n|product|products}` for the word
 * that goes with a number: the first for one, the last for others, between them those of further forms, `few:…`.
 */
export type Text = readonly [zh: string, en: string, key?: string]
export type Values = Record<string, string | number>
export type Messages<Key extends string = string> = Record<Key, Text>
export type Say<Key extends string> = (key: Key, values?: Values) => string

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is [zh: string, en: string, key?: string] =>
  Array.isArray(value) && typeof value[0] === 'string'

/**
 * Gives all texts of a table their public keys, by where they stand: `loginForm.password.label`. Choices stand at their
 * value. A text that has a key keeps it: what several tables share has to have one before.
 */
export function keyed<const T>(name: string, table: T): T {
  if (isText(table)) table[2] ??= name
  else if (isTable(table))
    Object.entries(table).forEach(([part, inner]: [string, { value?: string | number } | undefined]) =>
      keyed(`${name}.${inner?.value ?? part}`, inner),
    )
  return table
}

/**
 * The texts of one room, both languages side by side; a missing one is a type error.
 * @param room first part of the public key: `cart.title` can be overridden by an integrator.
 */
export const messages: <const Key extends string>(room: string, texts: Messages<Key>) => Messages<Key> = keyed

/** What the page itself says: `tradefrontConfig = { messages: { 'zh-CN': { 'cart.title': '采购车' } } }`. */
const configured = (): [Locale, Record<string, unknown>][] => Object.entries(pageConfig().messages ?? {})

/** Overrides and further languages: locale → `room.key` → text. */
export const $overrides = pinned('messages', () =>
  atom<ReadonlyMap<Locale, Record<string, unknown>>>(new Map([['zh-CN', {}], ['en', {}], ...configured()])),
)

export const knownLocale = (tag: string | null | undefined) =>
  nearestLocale(tag, [...$overrides.get().keys()])

/** Of the words for a number, `|product|products`, the one that the language wants. */
function wordFor(count: number, words: string, locale: Locale) {
  const form = new Intl.PluralRules(locale).select(count)
  const own = words.split(`|${form}:`)[1]?.split('|')[0]
  return own ?? words.split('|').at(form === 'one' ? 1 : -1) ?? ''
}

/** Fills the blanks of a text; one without a value stays, so that a mistake is seen. */
export const fill = (text: string, values: Values = {}, locale: Locale = 'en') =>
  text.replace(/\{(\w+)(\|[^}]*)?\}/g, (whole, name: string, words?: string) => {
    if (!Object.hasOwn(values, name)) return whole
    return words ? wordFor(Number(values[name]), words, locale) : String(values[name])
  })

/** A text in one language, as the integrator says it or as we do; a language of which it lacks is English. */
export function pick([zh, en, key = '']: Text, locale: Locale, values?: Values): string {
  const own = $overrides.get().get(locale)?.[key]
  return typeof own === 'string'
    ? fill(own, values, locale)
    : fill(locale === defaultLocale ? zh : en, values)
}

/** The speaker of one room's texts in one language. */
export const speaker =
  <Key extends string>(from: Messages<Key>, locale: Locale): Say<Key> =>
  (key, values) =>
    pick(from[key], locale, values)
