import { version } from '../../elements/version'
import { guides } from './guides'
import { html, type Html } from './html'
import { elementsByWing } from './rooms'

export type DocsPage = {
  /** Path below the site's root, with its extension: `elements/trade-cart.html`. */
  path: string
  title: string
  description: string
  body: Html
}

/** Returns `../` for each folder of a path. Relative links let the site work below any URL and from a local folder. */
export const rootFrom = (path: string) => '../'.repeat(path.split('/').length - 1)

const mark = html`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
  <path class="mark-ground" d="M20 2 36 11v18L20 38 4 29V11z" />
  <path class="mark-line" d="M14 12v16M26 12v16M14 20h12" />
</svg>`

function entry(root: string, here: string, path: string, title: string, find: string) {
  const current = path === here && html` aria-current="page"`
  return html`<li data-find="${find.toLowerCase()}"><a href="${root}${path}" ${current}>${title}</a></li>`
}

function sideMenu(root: string, here: string) {
  const list = (title: string, entries: Html[]) =>
    html`<section>
      <h2>${title}</h2>
      <ul>
        ${entries}
      </ul>
    </section>`
  return html`<nav class="side" id="side" aria-label="All pages">
    <label class="find">
      <span class="hidden">Search the documentation</span>
      <input type="search" id="find" placeholder="Search" aria-describedby="found" />
      <kbd aria-hidden="true">/</kbd>
    </label>
    <p id="found" class="hidden" role="status"></p>
    <section id="hits" hidden>
      <h2>In the text</h2>
      <div></div>
    </section>
    ${list(
      'Guides',
      guides.map(({ path, title, lead }) => entry(root, here, path, title, `${title} ${lead}`)),
    )}
    ${list('Reference', [
      entry(root, here, 'tokens.html', 'Design tokens', 'design tokens brand colour'),
      entry(root, here, 'calls.html', 'Calls of the API', 'calls of the api endpoints contracts'),
    ])}
    ${elementsByWing.map(({ title, elements }) =>
      list(
        title,
        elements.map(({ tag, summary }) =>
          entry(root, here, `elements/${tag}.html`, tag, `${tag} ${title} ${summary}`),
        ),
      ),
    )}
  </nav>`
}

/** Renders a complete page: head, top bar, menu of all pages, and body. */
export function framed({ path, title, description, body }: DocsPage): string {
  const root = rootFrom(path)
  return html`<!doctype html>
    <html lang="en" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · tradefront</title>
        <meta name="description" content="${description}" />
        <link rel="icon" href="${root}favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${root}docs.css" />
        <link rel="stylesheet" href="${root}../kit/tradefront.css" />
        <script src="${root}shop.js"></script>
        <script type="module" src="${root}page.js" blocking="render"></script>
        <script type="module" src="${root}../kit/tradefront.js" data-views="off"></script>
      </head>
      <body data-root="${root}">
        <a class="skip" href="#main">Skip to the page</a>
        <header class="bar">
          <button type="button" class="quiet menu-button" aria-expanded="false" aria-controls="side">
            Menu
          </button>
          <a class="name" href="${root}index.html">${mark}<span>tradefront</span><small>${version}</small></a>
          <div class="bar-end">
            <a href="/">Shop</a>
            <a href="/api/docs">API</a>
            <label class="brand-field">Brand <input type="color" id="brand" value="#1652b0" /></label>
            <button type="button" class="quiet" id="theme" aria-pressed="false">Dark</button>
          </div>
        </header>
        <div class="columns">
          ${sideMenu(root, path)}
          <main id="main" tabindex="-1">${body}</main>
        </div>
      </body>
    </html>`.text
}
