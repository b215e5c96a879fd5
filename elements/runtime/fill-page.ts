import { smallDrawable } from './drawable'
import { drawnAttribute, sharedAttribute, viewAttribute, type DrawnElement } from './drawn-view'
import { drawElements, type DrawingRequest, type Wanted } from '../draw-elements'
import type { PageHead } from './page-head'

/** A page with rendered elements. */
export type FilledPage = PageHead & {
  html: string
  /** Contents of the `<style>` elements, whose hashes a policy may list. */
  styles: string[]
}

// Matches a tag of the kit as written by the page's author; only its attributes are read.
const written = /<(trade-[\w-]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*>/g
const attribute = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }
const plain = (text: string) => text.replace(/&(\w+|#39);/g, (all, name: string) => entities[name] ?? all)

const readAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', a, b, c]) => [name, plain(a ?? b ?? c ?? '')]),
  )

const inAttribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns the server rendering as a declarative shadow root, with the data that hydration needs. */
function rootOf(tag: string, { html, css, view }: DrawnElement): string {
  const data = smallDrawable.has(tag) ? '' : ` ${viewAttribute}="${inAttribute(view)}"`
  return `<template shadowrootmode="open"><style>${css}</style>${html.replace('>', () => `${data}>`)}</template>`
}

/**
 * Renders the elements of a page into it as declarative shadow roots. An element without server rendering stays
 * unchanged.
 * @param html the page as its author wrote it
 * @throws NoView
 */
export async function fillPage(html: string, request: DrawingRequest): Promise<FilledPage> {
  const tags = [...html.matchAll(written)]
  const { path, search } = request.address ?? {}
  const here = { path, query: search }
  const wanted = tags.map(([, tag = '', attributes = '']): Wanted => {
    const read = readAttributes(attributes)
    return { tag, attributes: read, ...(read['url-state'] === 'query' && here) }
  })
  const { elements, shared, head } = await drawElements(request, wanted)
  const page = await head()
  let at = 0
  const filled = html.replace(written, (all, tag: string, attributes: string) => {
    const drawn = elements[at++]
    const look = page.dark ? `="dark"` : ''
    return drawn ? `<${tag}${attributes} ${drawnAttribute}${look}>${rootOf(tag, drawn)}` : all
  })
  const data = `<template ${sharedAttribute}="${inAttribute(shared)}"></template>`
  const styles = [...new Set(elements.flatMap((each) => each?.css ?? []))]
  return { ...page, html: filled.replace('</body>', () => `${data}</body>`), styles }
}
