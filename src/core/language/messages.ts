import { atom } from 'nanostores'
import { pinned } from '../host/pinned'
import { pageConfig } from '../host/settings'
import { wholeNumber } from '../text/whole-number'
import { defaultLocale, nearestLocale, type Locale } from './locale'

/**
 * Text in both languages, with its public key. `{name}` is a placeholder. `{n|product|products}` selects a plural form:
 * the first for one, the last for others, further ones in between as `few:…`.
 */
export type Text = readonly [zh: string, en: string, key?: string]
export type Values = Record<string, string | number>
export type Messages<Key extends string = string> = Record<Key, Text>
export type Say<Key extends string> = (key: Key, values?: Values) => string

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is [zh: string, en: string, key?: string] =>
  Array.isArray(value) && typeof value[0] === 'string'

/**
 * Assigns public keys to all texts of a table by their path: `loginForm.password.label`. Options are named by their
 * value. A text that has a key keeps it, so texts shared by several tables need one first.
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
 * Declares the texts of a room in both languages. A missing text is a type error.
 * @param room first part of the public key: integrators override `cart.title`
 */
export const messages: <const Key extends string>(room: string, texts: Messages<Key>) => Messages<Key> = keyed

/** Texts from the page: `tradefrontConfig = { messages: { 'zh-CN': { 'cart.title': '采购车' } } }`. */
const configured = (): [Locale, Record<string, unknown>][] => Object.entries(pageConfig().messages ?? {})

/** Overridden texts and further languages: locale → `room.key` → text. */
export const $overrides = pinned('messages', () =>
  atom<ReadonlyMap<Locale, Record<string, unknown>>>(new Map([['zh-CN', {}], ['en', {}], ...configured()])),
)

export const knownLocale = (tag: string | null | undefined) =>
  nearestLocale(tag, [...$overrides.get().keys()])

/** Selects the plural form of `|product|products` for a language. */
function wordFor(count: number, words: string, locale: Locale) {
  const form = new Intl.PluralRules(locale).select(count)
  const own = words.split(`|${form}:`)[1]?.split('|')[0]
  return own ?? words.split('|').at(form === 'one' ? 1 : -1) ?? ''
}

const shown = (value: string | number | undefined) =>
  typeof value === 'number' && Number.isInteger(value) ? wholeNumber(value) : String(value)

/** Fills the placeholders of a text, integers with separators. One without value stays visible as a mistake. */
export const fill = (text: string, values?: Values, locale: Locale = 'en') =>
  values
    ? text.replace(/\{(\w+)(\|[^}]*)?\}/g, (whole, name: string, words?: string) => {
        if (!Object.hasOwn(values, name)) return whole
        return words ? wordFor(Number(values[name]), words, locale) : shown(values[name])
      })
    : text

/** Returns a text in one language, overridden or built in. An added language falls back to English. */
export function pick([zh, en, key = '']: Text, locale: Locale, values?: Values): string {
  const own = $overrides.get().get(locale)?.[key]
  return typeof own === 'string'
    ? fill(own, values, locale)
    : fill(locale === defaultLocale ? zh : en, values)
}

/** Creates a function that returns texts of a room in one language. */
export const speaker =
  <Key extends string>(from: Messages<Key>, locale: Locale): Say<Key> =>
  (key, values) =>
    pick(from[key], locale, values)
