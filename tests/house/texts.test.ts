import { describe, expect, it, vi } from 'vitest'
import { keyedTexts, messageTexts } from '../../elements/message-texts'
import { filesBelow, isCode, textOf } from './sources'

const keyed = await keyedTexts()
const texts = Object.entries(await messageTexts()).map(([key, { 'zh-CN': zh, en }]) => ({ key, zh, en }))
/** `{Label}` is the label with a capital; the words for a number are told once, in English. */
const slotsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map(([, name]) => name?.toLowerCase()))].sort()

const formFiles = import.meta.glob('../../src/**/*-{fields,form,forms}.ts')

const code = filesBelow('src', 'elements').filter(isCode)

describe('texts in both languages', () => {
  it('are at least 3,000, with every dictionary included', () => {
    expect(texts.length).toBeGreaterThan(3000)
    const names = code.flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /\b(?:messages|dictionary|siteDictionary|form|keyed)(?:<\w+>)?\(\s*'(\w+)'/g,
        ),
      ].map(([, name]) => name),
    )
    const known = new Set(texts.map(({ key }) => key.split('.')[0]))
    // All fields of these are shared, and have keys elsewhere.
    expect(names.filter((name) => name && !known.has(name))).toEqual([
      'expenseForm',
      'phoneLoginForm',
      'messageForm',
    ])
  })

  it('every dictionary name is unique, because overrides use it', () => {
    const names = code.flatMap((file) =>
      [...textOf(file).matchAll(/= (?:dictionary|siteDictionary)\('(\w+)'/g)].map(([, name]) => name),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('a key has one text, also if several forms share it', () => {
    const two = keyed.filter(([zh, en, key]) =>
      texts.some((one) => one.key === key && (one.zh !== zh || one.en !== en)),
    )
    expect(two).toEqual([])
  })

  it('keys consist of words', () => {
    expect(texts.map(({ key }) => key).filter((key) => !/^[a-z]\w*(\.[\w/]+)+$/.test(key))).toEqual([])
  })

  it('have a key everywhere', () => {
    const pair = /\[\s*(['"`])[^'"`\n]*\p{Script=Han}[^'"`\n]*\1,\s*(['"`])[^\n]*?\2,?\s*\]/gu
    const loose = code.flatMap((file) =>
      /\b(messages|dictionary|siteDictionary|form|keyed)(<[^(]*>)?\(/.test(textOf(file)) || own.has(file)
        ? []
        : [...textOf(file).matchAll(pair)].map(([found]) => `${file}: ${found}`),
    )
    expect(loose).toEqual([])
  })

  it('have the same keys whichever file is loaded first', async () => {
    vi.resetModules()
    for (const load of Object.values(formFiles).toReversed()) await load()
    const { keyedTexts } = await import('../../elements/message-texts')
    const keys = (texts: typeof keyed) => texts.map(([zh, , key]) => `${key} ${zh}`).toSorted()
    expect(keys(await keyedTexts())).toEqual(keys(keyed))
  })

  it('include those of forms that a function creates', () => {
    const created = filesBelow('src')
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...textOf(file).matchAll(/=>\s*form\(\s*'(\w+)'/g)])
    expect(created.length).toBeGreaterThan(2)
    const known = new Set(texts.map(({ key }) => key.split('.')[0]))
    expect(created.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([])
  })

  it('have their own message for an empty field whose label does not fit an English sentence', () => {
    const noNoun = /^(what|how|who|where|when|spent|beyond|after|before|carry|a|the) /i
    const missing = new Set(texts.map(({ key }) => key).filter((key) => key.endsWith('.missing')))
    const labels = texts.filter(({ key, en }) => key.endsWith('.label') && noNoun.test(en))
    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter(({ key }) => !missing.has(key.replace(/label$/, 'missing')))).toEqual([])
  })

  it('are joined with the punctuation of the language', () => {
    const signs = code
      .filter((file) => !file.endsWith('.messages.ts'))
      .flatMap((file) =>
        [
          ...textOf(file).matchAll(
            /join\(['"][^'"]*[，、；][^'"]*['"]\)|`\$\{[^`]*\}[，、；][^`]*`|(?<=<.*)(?:[（，、；]\{|\}[），、；])/g,
          ),
        ].map(([found]) => `${file}: ${found}`),
      )
    expect(signs.filter((found) => !found.startsWith('src/trade/requirement/requirement-text.ts'))).toEqual(
      [],
    )
  })

  it('exist in both languages', () => {
    expect(texts.filter(({ zh, en }) => !zh.trim() || !en.trim())).toEqual([])
  })

  it('have the same slots in both languages', () => {
    expect(
      texts.filter(({ zh, en }) => slotsOf(zh).join() !== slotsOf(en).join() && !optional.has(zh)),
    ).toEqual([])
  })

  it('contain no Chinese in English, and no double full stop', () => {
    expect(texts.filter(({ en }) => /\p{Script=Han}/u.test(en) || /[.。]{2}$/.test(en))).toEqual([])
  })
})

// The catalogue of messages itself leaves the unit out of the English sentence.
const optional = new Set(['库存不足，最多 {n} {unit}'])

/** A table whose file stands alone, sentences that a server is known by, and what languages call themselves. */
const own = new Set([
  'src/site/trouble/trouble.messages.ts',
  'src/core/api/envelope.ts',
  'src/site/language/language.store.ts',
])
