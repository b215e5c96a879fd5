import { getCookie } from 'hono/cookie'
import type { DrawingRequest, FilledPage } from '../../../elements/render'
import type { CallGate } from './calls-under-way'
import { errorText } from './error-text'
import { tagged, type Tagged } from './etag'
import type { FoundFile } from './files'
import { inlineHash } from './inline-hash'
import { longestQuery } from './longest-query'
import {
  apiOf,
  askingAsMember,
  isNoView,
  memberAsking,
  seenFor,
  type Renderer,
  type VisitorsAsking,
} from './renderer'
import { Refusal } from './refusal'
import { sharedWork } from './shared-work'
import type { App, AppContext } from './surroundings'

/** Milliseconds that drawing may take. A page that takes longer is sent undrawn: the browser draws it. */
const longestDrawing = 3_000

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * What the page's head says of what was drawn. Of the code only what waits for a touch is asked for.
 * @param style of the page itself
 */
function withHead(page: FilledPage, style: string): string {
  const metas = (['description', 'keywords'] as const)
    .filter((name) => page[name])
    .map((name) => `<meta name="${name}" content="${escape(page[name])}" />`)
  const preload = '<link rel="modulepreload" href="/kit/view.js" />'
  // What was drawn is long: only the head is read.
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

/** The page's own style, of the colour that the brand site chose. */
const brandStyle = (brand: string) => (brand ? `:root{--trade-brand:${brand}}` : '')

/** A page whose loader asks for views. */
const askingForViews = ({ bytes }: FoundFile): DrawnPage => ({
  bytes: new TextEncoder().encode(
    new TextDecoder().decode(bytes).replace(' data-api="/api"', (api) => `${api} data-views`),
  ),
  styles: [],
})

const late = (ms: number) => new Promise<undefined>((done) => setTimeout(() => done(undefined), ms).unref())

export type DrawnPage = {
  bytes: Tagged['bytes']
  /** Of a visitor's page. */
  tag?: string
  /** Hashes of what stands in its `<style>` elements. */
  styles: string[]
}

/**
 * A page of the shop with what it shows: the goods and prices are in its source. It is drawn for whoever asks, by the
 * session's cookie; a visitor's once for all who ask for it within a moment.
 * @returns draws the page that a file holds, or nothing where it cannot be drawn: the page is sent as it was written. So it
 * is where the cookie `trade-drawn` says that somebody wants to see how the browser does it (`off`), or how the loader asks
 * for views (`view`)
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

  /** @param isLate whether the page was sent undrawn meanwhile */
  async function drawFor(
    c: AppContext,
    file: FoundFile,
    isLate: () => boolean,
  ): Promise<DrawnPage | undefined> {
    const url = new URL(c.req.url)
    const cookies = getCookie(c)
    const token = cookies['PC_TOKEN'] ?? ''
    const told = { language: cookies['trade-language'], theme: cookies['trade-theme'] }
    const wanted = {
      api: apiOf(c),
      site: url.hostname,
      lang: 'zh-CN',
      told,
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
      // With too many drawings under way the page is sent undrawn as well.
      if (!isNoView(error) && !(error instanceof Refusal))
        c.var.surroundings.log.error(`a page was not drawn: ${errorText(error)}`)
      return undefined
    }
  }
}
