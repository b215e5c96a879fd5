import { isMapText, parseRouteMap } from '../../src/core/address/route-map'
import { drawElements, NoView, type DrawingRequest } from '../draw-elements'
import type { DrawnElement } from './drawn-view'

type Shop = Pick<DrawingRequest, 'api' | 'fetch'> & {
  /** Session token of the requesting buyer; without it the view is for any visitor and cacheable. */
  token?: string | undefined
}

/** Throws for invalid settings of a page, which its browser logs. A log of the server would grow with each request. */
function checkSettings(routes: string, currency?: string) {
  try {
    if (routes) parseRouteMap(routes)
    if (currency) Intl.NumberFormat('en', { style: 'currency', currency })
  } catch {
    throw new NoView('unknown')
  }
}

/**
 * Renders the view for the loader's `GET {views}/{element}?…`. The query has the element's own attributes by name, and
 * `site`, `lang`, `home`, `routes`, `currency` of the page around it; `inside` if the page is at the API's origin;
 * `path` and `query` of the page's address if the element stores its state there.
 * @throws NoView
 */
export async function drawView(shop: Shop, tag: string, asked: URLSearchParams): Promise<DrawnElement> {
  const {
    site = '',
    lang,
    home,
    routes = '',
    currency,
    inside,
    path,
    query,
    ...attributes
  } = Object.fromEntries(asked)
  // Only a map as text is accepted, so that a request cannot make this server fetch any address (SSRF).
  const map = isMapText(routes) ? routes : ''
  checkSettings(map, currency)
  const request = { ...shop, site, lang, home, currency, routes: map, inside: inside !== undefined }
  const { elements, shared } = await drawElements(request, [{ tag, attributes, query, path }])
  const [drawn] = elements
  if (!drawn) throw new NoView('unknown')
  return { ...drawn, view: { ...drawn.view, drawn: { ...shared, ...drawn.view.drawn } } }
}
