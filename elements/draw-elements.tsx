import { hideCss } from '../src/core/host/hidden-parts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { isCallError, type CallError } from '../src/core/api/call-error'
import { drawingNow, type Drawn, type DrawnSheets } from '../src/core/store/drawing'
import { importsBegun } from '../src/core/store/parts-under-way'
import { hostOfRequest } from '../src/core/host/request-host'
import { whereIs, type Route } from '../src/core/address/routes'
import { scopeOfRequest } from '../src/core/host/scope'
import { settingsOf } from '../src/core/host/settings'
import { siteOf } from '../src/site/brand-site/brand-site.store'
import { languageOf } from '../src/site/language/language.store'
import { routes } from '../src/shell/routes'
import { layout, partSheets } from '../src/ui/sheets'
import { cleanOnServer } from './runtime/clean-on-server'
import { readAttributes } from './description'
import { openSmall } from './runtime/draw-small'
import { isDrawable } from './runtime/drawable'
import { buyerMark, drawnClass, type DrawnElement, type DrawnView } from './runtime/drawn-view'
import type { TradeElement } from './runtime/element'
import { pageHead, type PageHead } from './runtime/page-head'
import { withStyleRules } from './runtime/style-rules'
import { usedCss } from './runtime/used-css'
import { version } from './version'

const modules = import.meta.glob<{ default: TradeElement }>('./trade-*.ts')

/**
 * `unknown`: the element has no server rendering, or the page an invalid attribute or setting · `refused`: the API
 * returned a failure · `restless`: each render pass requests further data · `moved`: the address redirects to another one
 */
export type NoViewReason = 'unknown' | 'refused' | 'restless' | 'moved'

/** Reason why there is no server rendering; the element then renders in the browser. */
export class NoView extends Error {
  override readonly name = 'NoView'
  readonly reason: NoViewReason
  /** Failed API call, for `refused`. */
  readonly failure: CallError | undefined
  constructor(reason: NoViewReason, failure?: CallError) {
    const facts = failure && [failure.call, failure.kind, failure.code || '', failure.title].filter(Boolean)
    super(`there is no view: ${reason}${facts ? ` (${facts.join(' ')})` : ''}`)
    this.reason = reason
    this.failure = failure
  }
}

export type DrawingRequest = {
  /** Public base address of the API, without a trailing slash. */
  api: string
  /** Fetch function for the API; default: the network. */
  fetch?: typeof fetch | undefined
  /** Key of the brand site, or the host name of the page. */
  site: string
  /** Language of the page; default: Chinese. */
  lang?: string | undefined
  /** Values that the buyer's browser stores and has sent, by name: the chosen `language` and `theme`. */
  stored?: Readonly<Record<string, unknown>> | undefined
  /** Path and query, for a page of the shop, whose links are relative. */
  address?: { path: string; search: string } | undefined
  /** True if the page is at the API's own origin, so that links are relative; default for pages of the shop. */
  inside?: boolean | undefined
  /** Address of the storefront for routes that the page did not map. */
  home?: string | undefined
  /** Route map of the page, as JSON text. */
  routes?: string | undefined
  /** Currency code set by the page. */
  currency?: string | undefined
  /** The rendering is stored, as a file of a static site: the browser reloads all data as soon as it loads. */
  kept?: boolean | undefined
  /** Session token of the requesting buyer; without it the rendering is for any visitor. */
  token?: string | undefined
}

/** An element to render. */
export type Wanted = {
  tag: string
  /** Attributes as written in the page. */
  attributes?: Record<string, string> | undefined
  /** Values of filters, order and page by their names in an address, or as a query string. */
  query?: Record<string, string> | string | undefined
  /** Path of the page whose address contains them, so that filters, order and pages are links. */
  path?: string | undefined
}

/** Rendered elements of a page. */
export type DrawnPage = {
  /** Renderings in the requested order; undefined for an element without server rendering. */
  elements: (DrawnElement | undefined)[]
  /** Data of stores that several elements share. */
  shared: Drawn
  /** Loads the content of the page's `<head>`; a single view has none. */
  head: () => Promise<PageHead>
}

const mostPasses = 8

const textsOf = (sheets: Iterable<CSSStyleSheet & { text?: string }>) =>
  [...sheets].map(({ text = '' }) => text)

const pages: Record<string, Route> = routes
/** Returns whether the server renders a page. A redirect to the login is left to the browser. */
function isDrawn(path: string, search: string, token: string): boolean {
  const { drawn = false, needs } = pages[whereIs(path, search).route] ?? {}
  return drawn && (needs === undefined || token !== '')
}

const code = new Map<string, Promise<TradeElement>>()
function bring(tag: string): Promise<TradeElement> | undefined {
  const load = isDrawable(tag) ? modules[`./${tag}.ts`] : undefined
  if (!load) return undefined
  const found = code.get(tag) ?? load().then(({ default: element }) => element)
  code.set(tag, found)
  return found
}

/**
 * Renders elements of one page for one request from shared responses. Nothing is stored, and requests are isolated
 * from each other.
 * @throws NoView
 */
export async function drawElements(
  {
    api,
    fetch: ask = globalThis.fetch,
    site,
    lang = '',
    stored = {},
    address,
    inside = address !== undefined,
    home = '',
    routes = '',
    currency = '',
    kept: isKept = false,
    token = '',
  }: DrawingRequest,
  wanted: readonly Wanted[],
): Promise<DrawnPage> {
  const drawing = drawingNow()
  const settings = { ...settingsOf(), api, site, home, routes, currency }
  const origin = inside ? new URL(api).origin : ''
  // Cached, because each pass renders the same texts again.
  const cleaned = new Map<string, string>()
  function clean(html: string, from: string): string {
    const key = `${from} ${html}`
    const text = cleaned.get(key) ?? cleanOnServer(html, from, origin)
    cleaned.set(key, text)
    return text
  }
  const scope = scopeOfRequest({
    settings,
    lang,
    storedValues: stored,
    address,
    inside,
    token,
    fetch: ask,
    drawing,
    clean,
  })
  const path = address?.path ?? ''
  const search = address?.search ?? ''

  async function open({ tag, attributes = {}, query, path: standing }: Wanted, at: number) {
    const element = await bring(tag)
    if (!element || !(element.tree ?? element.part)) return undefined
    if (tag === 'trade-outlet' && !isDrawn(path, search, token)) return undefined
    // The state of an address is unknown without the address.
    const { 'url-state': urlState } = attributes
    if (urlState === 'path' || (urlState === 'query' && standing === undefined)) return undefined
    const { description, tree, part, prepare } = element
    let isInvalid = false
    const values = readAttributes(
      description,
      (attribute) => attributes[attribute],
      () => (isInvalid = true),
    )
    // The browser renders it and tells the developer. A log of the server would grow with each request.
    if (isInvalid) return undefined
    await prepare?.(path, search)
    const name = `${tag.replace('trade-', '')}-${at}_`
    const sheets: DrawnSheets = {
      part: new Set(part ? [] : partSheets),
      room: new Set(part ? [] : [layout]),
    }
    const host = hostOfRequest(
      scope,
      { drawing, name },
      {
        lang: attributes.lang,
        path: standing,
        search: `${typeof query === 'string' ? query : new URLSearchParams(query)}`,
      },
    )
    const small = part && openSmall(part, values, host)
    const node = tree && createElement(tree, { ...values, __host: host })
    let html = ''
    const view: Omit<DrawnView, 'drawn'> = {
      version,
      name,
      locale: host.$locale.get(),
      site: scope.site,
      buyer: buyerMark(token),
      address: path + search,
      ...(isKept && { kept: true }),
      attributes,
    }
    return {
      draw() {
        drawing.drawInto(
          sheets,
          () => (html = small ? small.html() : renderToString(node, { identifierPrefix: name })),
        )
      },
      isWaiting: () => html.includes('<!--$!-->'),
      drawn(): DrawnElement | undefined {
        if (small) small.css.forEach((sheet) => sheets.room.add(sheet))
        if (html === '') return undefined
        const styled = withStyleRules(html)
        return {
          html: `<div class="${drawnClass}">${styled.html}</div>`,
          css:
            usedCss(textsOf([...sheets.part, ...sheets.room]), html) +
            styled.rules +
            hideCss(attributes['hide'] ?? ''),
          view: { ...view, drawn: drawing.drawn((key) => key.startsWith(name)) },
        }
      },
      name,
    }
  }

  try {
    // Applies the buyer's chosen language before the first render.
    languageOf(scope)
    await siteOf(scope).id()
    const opened = await Promise.all(wanted.map(open))
    const present = opened.flatMap((each) => each ?? [])
    const draw = () => present.forEach((each) => each.draw())
    draw()
    for (let passes = 1; ; passes++) {
      const asked = await drawing.settle()
      if (drawing.isLeft()) throw new NoView('moved')
      const waiting = present.some((each) => each.isWaiting())
      // Nothing else is waited for here: values that arrive after the last pass would be sent with HTML made without them.
      if (!asked && !waiting) break
      if (passes >= mostPasses) throw new NoView('restless')
      if (waiting) await Promise.allSettled(importsBegun)
      draw()
    }
    const [failure] = drawing.failures()
    if (isCallError(failure)) throw new NoView('refused', failure)
    // The session has ended. The page, which still has its token, reports that.
    if (scope.token.$token.get() !== token) throw new NoView('refused')

    return {
      elements: opened.map((each) => each?.drawn()),
      shared: drawing.drawn((key) => !present.some(({ name }) => key.startsWith(name))),
      head: () => pageHead(scope),
    }
  } catch (error) {
    throw isCallError(error) ? new NoView('refused', error) : error
  } finally {
    drawing.close()
  }
}
