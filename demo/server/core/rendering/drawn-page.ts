import { getCookie } from 'hono/cookie'
import type { DrawingRequest, FilledPage } from '../../../../elements/render'
import type { CallGate } from '../http/calls-under-way'
import { errorText } from '../observability/error-text'
import { tagged, type Tagged } from '../http/etag'
import type { FoundFile } from '../http/files'
import { inlineHash } from '../http/inline-hash'
import { longestQuery } from '../http/longest-query'
import {
  apiOf,
  askingAsMember,
  isNoView,
  memberAsking,
  seenFor,
  type Renderer,
  type VisitorsAsking,
} from './renderer'
import { Refusal } from '../http/refusal'
import { sharedWork } from '../http/shared-work'
import type { App, AppContext } from '../http/surroundings'

/** Timeout of rendering in milliseconds. After it the page is sent unrendered, and the browser renders it. */
const longestDrawing = 3_000

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Writes title, description, language and theme into the head, and preloads only the code that waits for the first interaction.
 * @param style of the page itself
 */
function withHead(page: FilledPage, style: string): string {
  const metas = (['description', 'keywords'] as const)
    .filter((name) => page[name])
    .map((name) => `<meta name="${name}" content="${escape(page[name])}" />`)
  const preload = '<link rel="modulepreload" href="/kit/view.js" />'
  // The rendered body is long; only the head is searched.
  const [head = '', ...body] = page.html.split('</head>')
  const words = head
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${escape(page.locale)}" data-drawn-page${page.dark ? ' data-theme="dark"' : ''}`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.title)}</title>${metas.join('')}`)
    .replace(/<link rel="modulepreload" href="[\w./-]+" \/>/g, '')
  return [words + preload + (style && `<style>${style}</style>`), ...body].join('</head>')
}

/** Style with the brand site's colour. */
const brandStyle = (brand: string) => (brand ? `:root{--trade-brand:${brand}}` : '')

/** Makes the loader of a page request views. */
const askingForViews = ({ bytes }: FoundFile): DrawnPage => ({
  bytes: new TextEncoder().encode(
    new TextDecoder().decode(bytes).replace(' data-views="off"', ' data-views'),
  ),
  styles: [],
})

const late = (ms: number) => new Promise<undefined>((done) => setTimeout(() => done(undefined), ms).unref())

export type DrawnPage = {
  bytes: Tagged['bytes']
  /** ETag of a visitor's page. */
  tag?: string
  /** Hashes of the page's `<style>` elements. */
  styles: string[]
}

/**
 * Renders shop pages on the server, so that goods and prices are in their source. A page is rendered for the session in
 * the cookie; visitors who request the same page within a moment share one rendering.
 * @returns a function that renders the page in a file, or returns nothing if the page cannot be rendered: it is then sent as it
 * is. The cookie `trade-drawn` switches rendering off (`off`) or makes the loader request views (`view`)
 */
export function pageDrawing(
  app: App,
  { fillPage }: Renderer,
  asVisitor: VisitorsAsking,
  gate: CallGate,
  { now, drawWithin = longestDrawing }: { now?: (() => number) | undefined; drawWithin?: number | undefined },
) {
  const once = sharedWork<DrawnPage>({
    fresh: seenFor,
    entries: 300,
    bytes: 60_000_000,
    sizeOf: ({ bytes }) => bytes.length,
    now,
  })

  async function draw(file: FoundFile, request: DrawingRequest): Promise<DrawnPage> {
    const page = await fillPage(new TextDecoder().decode(file.bytes), request)
    const brand = brandStyle(page.brand)
    const styles = [...page.styles, ...(brand ? [brand] : [])]
    return {
      bytes: new TextEncoder().encode(withHead(page, brand)),
      styles: await Promise.all(styles.map(inlineHash)),
    }
  }

  /** @param isLate whether the page was already sent unrendered */
  async function drawFor(
    c: AppContext,
    file: FoundFile,
    isLate: () => boolean,
  ): Promise<DrawnPage | undefined> {
    const url = new URL(c.req.url)
    const cookies = getCookie(c)
    const token = cookies['PC_TOKEN'] ?? ''
    const stored = { language: cookies['trade-language'], theme: cookies['trade-theme'] }
    const wanted = {
      api: apiOf(c),
      site: url.hostname,
      lang: 'zh-CN',
      stored,
      address: { path: url.pathname, search: url.search },
    }
    if (token) {
      const member = await memberAsking(c, token)
      if (!member) return undefined
      const asMember = { ...wanted, token, fetch: askingAsMember(app, c) }
      return gate(member.customerId, async () => (isLate() ? undefined : draw(file, asMember)))
    }
    return once(JSON.stringify([file.tag, wanted]), async () => {
      const page = await gate(undefined, () => draw(file, { ...wanted, fetch: asVisitor(c) }))
      return { ...page, ...(await tagged(page.bytes)) }
    })
  }

  return async (c: AppContext, file: FoundFile): Promise<DrawnPage | undefined> => {
    const way = getCookie(c, 'trade-drawn')
    if (way === 'off' || new URL(c.req.url).search.length > longestQuery) return undefined
    if (way === 'view') return askingForViews(file)
    let isLate = false
    const deadline = late(drawWithin).then(() => void (isLate = true))
    try {
      return await Promise.race([drawFor(c, file, () => isLate), deadline])
    } catch (error) {
      // With too many renderings under way the page is sent unrendered too.
      if (!isNoView(error) && !(error instanceof Refusal))
        c.var.surroundings.log.error(`a page was not drawn: ${errorText(error)}`)
      return undefined
    }
  }
}
