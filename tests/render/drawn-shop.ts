import type { App } from '../../demo/server/core/http/surroundings'
import { drawElements } from '../../elements/draw-elements'
import type { Endpoint } from '../../src/core/api/endpoint'
import { whereIs, type Route } from '../../src/core/address/routes'
import { routes } from '../../src/shell/routes'
import { paths } from '../../src/site/paths'
import { askedFor } from '../elements/made-answers'

/** Page of the shop with its reader's token and its host. */
export type Look = { address: string; token: string; host: string }
/** Call of a page with its response. */
export type Answered = { endpoint: Endpoint; request: Request; answer: string }
/** Rendered page: its text, its links, and the responses it was rendered from. */
export type Drawn = { look: Look; text: string; links: string[]; answered: Answered[] }

const pages: Record<string, Route> = routes
const around = ['trade-header', 'trade-menu', 'trade-footer', 'trade-floating-bar']
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Returns the text of nodes and attributes. Commas in amounts are removed. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => entities[name] ?? all)
    .replace(/(\d),(?=\d{3})/g, '$1')

/** Returns a key that is the same for equal requests. */
const keyOf = async (request: Request) => `${request.method} ${request.url} ${await request.clone().text()}`

/** Enables server rendering for every page. @returns a function that restores the setting */
export function drawEveryPage(): () => void {
  const before = Object.values(pages).map((page) => [page, page.drawn ?? false] as const)
  for (const [page] of before) page.drawn = true
  return () => {
    for (const [page, drawn] of before) page.drawn = drawn
  }
}

/**
 * Renders a page of the shop with its title, and on the home page also header, menu and footer.
 * @param given responses for some calls; all others are sent to the server
 */
export async function drawPage(
  app: App,
  look: Look,
  given: ReadonlyMap<string, string> = new Map(),
): Promise<Drawn> {
  const { address, token, host } = look
  const [path = '', search = ''] = address.split('?')
  const [site = ''] = host.split(':')
  const answered: Answered[] = []
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const known = given.get(await keyOf(request))
    const response = known === undefined ? await app.fetch(request.clone()) : new Response(known)
    const endpoint = askedFor(request.method, request.url)
    if (endpoint) answered.push({ endpoint, request, answer: await response.clone().text() })
    return response
  }
  const { elements, head } = await drawElements(
    { api: `http://${host}/api`, fetch: ask, site, lang: 'zh-CN', token, address: { path, search } },
    ['trade-outlet', ...(path === paths.home ? around : [])].map((tag) => ({ tag })),
  )
  const html = elements.map((element) => element?.html ?? '').join('\n')
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return { look, text: textOf(html) + JSON.stringify(await head()), links, answered }
}

/** Returns the responses of a page by request, optionally with one replaced. */
export const answersOf = async ({ answered }: Drawn, other?: Answered) =>
  new Map(
    await Promise.all(
      [...answered, ...(other ? [other] : [])].map(
        async ({ request, answer }) => [await keyOf(request), answer] as const,
      ),
    ),
  )

const routeOf = (address: string) => whereIs(address.split('?')[0] ?? '').route

/** Follows links through the shop. It opens each page once, at one address. */
export async function goThrough(app: App, starts: readonly Look[]): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  const seen = new Set<string>()
  const ahead = [...starts]
  for (let look = ahead.shift(); look; look = ahead.shift()) {
    const route = `${look.host} ${routeOf(look.address)}`
    if (seen.has(route)) continue
    seen.add(route)
    const page = await drawPage(app, look)
    drawn.push(page)
    for (const address of page.links) if (routeOf(address) !== 'notFound') ahead.push({ ...look, address })
  }
  return drawn
}

/** Addresses of all pages without parameters. */
export const plainAddresses = Object.values(pages).flatMap(({ path }) => (path.includes('{') ? [] : [path]))
