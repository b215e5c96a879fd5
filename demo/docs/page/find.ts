import * as z from 'zod/mini'
import { searchText, wordsOf, type Hit } from './search-text'

const index = z.array(z.object({ href: z.string(), title: z.string(), text: z.string() }))

/** Returns all elements that match a selector. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<E>(selector),
]

/** Loads the search index. It is not available if the site is opened from a folder; then only page names are searched. */
const loadIndex = (root: string) =>
  fetch(`${root}search.json`)
    .then(async (answer) => index.parse(await answer.json()))
    .catch(() => [])

function drawHits(list: HTMLElement, root: string, hits: readonly Hit[]) {
  const links = hits.map(({ href, title, excerpt }) => {
    const link = document.createElement('a')
    link.href = root + href
    const about = document.createElement('small')
    about.textContent = excerpt
    link.append(title, about)
    return link
  })
  list.querySelector('div')?.replaceChildren(...links)
  list.hidden = hits.length === 0
}

/** Activates the search over all pages, and the filter by name of the menu and the start page. */
export function openFind() {
  const field = document.querySelector<HTMLInputElement>('#find')
  const status = document.querySelector('#found')
  const list = document.querySelector<HTMLElement>('#hits')
  if (!field || !status || !list) return
  const root = document.body.dataset.root ?? ''
  const rows = all('[data-find]')
  const sections = [...new Set(rows.map((row) => row.closest('section')))]
  const nothing = document.querySelector<HTMLElement>('.nothing-found')
  let entries: ReturnType<typeof loadIndex> | undefined

  async function filter() {
    const words = wordsOf(field?.value ?? '')
    for (const row of rows) row.hidden = !words.every((word) => row.dataset.find?.includes(word))
    for (const section of sections) {
      if (section) section.hidden = all('[data-find]:not([hidden])', section).length === 0
    }
    const named = all('.side [data-find]:not([hidden])').length
    if (nothing) nothing.hidden = named > 0
    const asked = field?.value
    const found = words.length > 0 ? await (entries ??= loadIndex(root)) : []
    if (!list || !status || asked !== field?.value) return
    const hits = searchText(found, words)
    drawHits(list, root, hits)
    status.textContent = words.length > 0 ? `${named} pages, ${hits.length} sections` : ''
  }

  field.addEventListener('input', () => void filter())
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter')
      document.querySelector<HTMLElement>('.side li:not([hidden]) a, #hits a')?.click()
    if (event.key !== 'Escape') return
    field.value = ''
    void filter()
  })
  document.addEventListener('keydown', (event) => {
    const inField = isField(event.composedPath()[0])
    if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.focus()
  })
  void filter()
}

const isField = (node: EventTarget | undefined) =>
  node instanceof Element && node.matches('input, textarea, select, [contenteditable]')
