import type { Page } from '@playwright/test'

/** Visible state of a page, through shadow roots. */
export type Seen = {
  /** Parts around the page that are present but empty. */
  empty: string[]
  /** Number of elements that were created from text. */
  injected: number
  /** Text of the page itself. */
  words: string
  busy: number
  /** True if the outlet has focused the page, which it does once the page is rendered. */
  arrived: boolean
  /** Texts that come from missing values: NaN, undefined. */
  slips: string[]
  /** Overflow of the page beyond its window in pixels. */
  wider: number
}

/** Reads the state of the page after rendering. It runs in the page. */
export async function look(): Promise<Seen> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  const wordsIn = (element: Element | null | undefined): string =>
    element?.shadowRoot
      ? roots(element.shadowRoot)
          .map(({ textContent }) => textContent ?? '')
          .join(' ')
      : ''
  const parts = [...document.querySelectorAll('trade-header, trade-menu, trade-footer')]
  const outlet = document.querySelector('trade-outlet')
  const words = [...(outlet?.shadowRoot?.querySelectorAll('[part=error], main') ?? [])]
    .map((part) => (part instanceof HTMLElement ? part.innerText : ''))
    .join(' ')
    .trim()
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    empty: parts.filter((part) => wordsIn(part).trim() === '').map(({ localName }) => localName),
    injected: roots(document).reduce(
      (sum, root) => sum + root.querySelectorAll('[onerror], img[src=x]').length,
      0,
    ),
    words,
    arrived: Boolean(outlet?.shadowRoot?.activeElement),
    slips: words.match(/\b(NaN|undefined|Infinity|Invalid Date)\b|\[object Object\]/g) ?? [],
    busy: roots(document).reduce((sum, root) => sum + root.querySelectorAll('[aria-busy=true]').length, 0),
    wider: scrollWidth - clientWidth,
  }
}

/** Returns the problems that a reader would notice. */
export const complaints = ({ empty, words, busy, slips, wider, injected }: Seen) => [
  ...empty.map((part) => `${part} is blank`),
  ...(words.length < 2 ? ['the page is blank'] : []),
  ...(busy ? ['the page is busy for ever'] : []),
  ...slips.map((word) => `the page says ${word}`),
  ...(injected ? ['words became elements'] : []),
  ...(wider > 0 ? [`the page is ${wider} pixels too wide`] : []),
]

type Patience = { waiting: () => number; /** After a press on a link. */ moved?: boolean; patience?: number }

/** Reads the state once the page is idle: no call is pending, and nothing is busy. */
export async function lookAt(
  page: Page,
  { waiting, moved = true, patience = 10_000 }: Patience,
): Promise<Seen> {
  const until = Date.now() + patience
  let quiet = 0
  let seen: Seen
  do {
    seen = await page.evaluate(look)
    const ready =
      (!moved || seen.arrived) && seen.busy === 0 && seen.words.length > 1 && seen.empty.length === 0
    quiet = ready && waiting() === 0 ? quiet + 1 : 0
  } while (quiet < 2 && Date.now() < until)
  return seen
}
