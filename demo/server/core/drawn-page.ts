import { getCookie } from 'hono/cookie'
import type { FilledPage } from '../../../elements/render'
import { errorText } from './error-text'
import { inlineHash } from './inline-hash'
import { apiOf, askingFor, isNoView, type Renderer } from './renderer'
import type { App, AppContext } from './surroundings'

/** A page that takes longer is sent as it is: the browser draws it. */
const patience = 3_000

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
  const end = `<link rel="modulepreload" href="/kit/view.js" />${style && `<style>${style}</style>`}</head>`
  return page.html
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${escape(page.locale)}" data-drawn-page${page.dark ? ' data-theme="dark"' : ''}`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.title)}</title>${metas.join('')}`)
    .replace(/<link rel="modulepreload" href="[\w./-]+" \/>/g, '')
    .replace('</head>', () => end)
}

/** The page's own style, of the colour that the brand site chose. */
const brandStyle = (brand: string) => (brand ? `:root{--trade-brand:${brand}}` : '')

const late = (ms: number) => new Promise<undefined>((done) => setTimeout(() => done(undefined), ms).unref())

export type DrawnPage = { html: string; styles: string[]; own: boolean }

/**
 * A page of the shop with what it shows: the goods and prices are in its source. It is drawn for whoever asks, by the
 * session's cookie, from the answers that the API gives this request.
 * @returns nothing where it cannot be drawn, or where the cookie `trade-drawn=off` says that somebody wants to see how the
 * browser does it: the page is sent as it was written
 */
export async function drawPage(
  app: App,
  c: AppContext,
  { fillPage }: Renderer,
  html: string,
): Promise<DrawnPage | undefined> {
  const url = new URL(c.req.url)
  const cookies = getCookie(c)
  if (cookies['trade-drawn'] === 'off') return undefined
  const token = cookies['PC_TOKEN'] ?? ''
  try {
    const page = await Promise.race([
      fillPage(html, {
        api: apiOf(c),
        fetch: askingFor(app, c),
        site: url.hostname,
        lang: 'zh-CN',
        told: { language: cookies['trade-language'], theme: cookies['trade-theme'] },
        address: { path: url.pathname, search: url.search },
        token,
      }),
      late(patience),
    ])
    if (!page) return undefined
    const brand = brandStyle(page.brand)
    const styles = [...page.styles, ...(brand ? [brand] : [])]
    return {
      html: withHead(page, brand),
      styles: await Promise.all(styles.map(inlineHash)),
      own: token !== '',
    }
  } catch (error) {
    if (!isNoView(error)) c.var.surroundings.log.error(`a page was not drawn: ${errorText(error)}`)
    return undefined
  }
}
