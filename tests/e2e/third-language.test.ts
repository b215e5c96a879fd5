import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { Route } from '../../src/core/address/routes'
import { routes } from '../../src/shell/routes'
import { screensOf } from './answers/screens'
import { buyerBehind } from './buyer'
import { settled, walkTo } from './walk'
import { browserDraws } from './render-modes'

// A test language marks each text with its key. Text without a marker that is in no API response bypasses translation.

type Texts = Record<string, { 'zh-CN': string; en: string }>
const texts: Texts = JSON.parse(readFileSync('dist/kit/messages.json', 'utf8'))

const slot = /\{(\w+)(?:\|[^}]*)?\}/g
const marked = Object.fromEntries(
  Object.entries(texts).map(([key, { 'zh-CN': zh }]) => [
    key,
    [`⟦${key}⟧`, ...[...zh.matchAll(slot)].map(([, name]) => `{${name}}`)].join(' '),
  ]),
)

/** Reduces a text to its words, without numbers. */
const plain = (text: string) =>
  text
    .replace(slot, '#')
    .replace(/\d[\d.,:]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
const ours = new Set(Object.values(texts).flatMap(({ 'zh-CN': zh, en }) => [plain(zh), plain(en)]))
/** Languages in their own names. */
const ownNames = new Set(['中文', 'English'])

/** Returns all strings, including field names, because a specification is a table. File names come from addresses. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.startsWith('/') ? decodeURI(value) : value]
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(stringsIn) : []
}

/** Records the texts in API responses. */
function listenTo(page: Page) {
  const whole = new Set<string>()
  let all = ''
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    reading.push(
      response.text().then(
        (body) => {
          if (!body.startsWith('{')) return
          for (const text of stringsIn(JSON.parse(body)).map((one) => one.replace(/\s+/g, ' '))) {
            for (const run of [text, ...text.split(/<[^>]*>/)]) whole.add(run.trim())
            all += `${text}\n`
          }
        },
        // The page was left before the response arrived.
        () => {},
      ),
    )
  })
  return {
    read: () => Promise.all(reading),
    holds: (text: string) => whole.has(text),
    mentions: (word: string) => all.includes(word),
  }
}

/** Returns all readable text of the page: texts, names of controls, hints, the title. */
const readable = `{
  const found = new Set([document.title])
  const read = (root) => {
    for (const each of root.querySelectorAll('*')) {
      if (/^(style|script|noscript|template)$/i.test(each.localName)) continue
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) found.add(each.getAttribute(name) ?? '')
      for (const node of each.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data)
      if (each.shadowRoot) { read(each.shadowRoot); for (const node of each.shadowRoot.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data) }
    }
  }
  read(document.documentElement)
  ;[...found]
}`

test.use({ storageState: browserDraws })

const needs = new Map(Object.entries<Route>(routes).map(([name, row]) => [name, row.needs]))
/** Returns a viewer with permission for a page. */
const viewerOf = (name: string) => {
  const need = needs.get(name)
  return need === undefined ? 'visitor' : need === 'retail' ? 'retail' : 'demo'
}

for (const viewer of ['visitor', 'retail', 'demo']) {
  test(`no text bypasses the overrides on the pages of ${viewer}`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    const all = Object.values(await screensOf(await buyerBehind(request, 'demo'))).flat()
    const screens = all.filter(({ name }) => viewerOf(name) === viewer)
    if (viewer !== 'visitor') await (await buyerBehind(request, viewer)).enter(context, baseURL)
    const answers = listenTo(page)
    await page.addInitScript((messages) => {
      Object.assign(globalThis, { tradefrontConfig: { lang: 'eo', messages: { eo: messages } } })
    }, marked)
    await page.goto('/')
    await expect(page.locator('trade-outlet a[href]').first()).toBeVisible()
    await settled(page)
    const found = new Set<string>()
    for (const { name, address } of screens) {
      await walkTo(page, address)
      const read: string[] = await page.evaluate(readable)
      await answers.read()
      for (const text of read) {
        for (const part of text.split(/⟦[^⟧]*⟧/)) {
          const text = part
            .replace(/https?:\S+/g, '')
            .replace(/\s+/g, ' ')
            .trim()
          if (!/\p{L}/u.test(text) || answers.holds(text) || ownNames.has(text) || address.includes(text))
            continue
          const words = text.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []
          if (ours.has(plain(text)) || !words.every(answers.mentions)) found.add(`${name}: ${text}`)
        }
      }
    }
    expect([...found]).toEqual([])
  })
}
