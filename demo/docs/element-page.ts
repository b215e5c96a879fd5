import { className, descriptions } from '../../elements/manifest'
import type { Description } from '../../elements/description'
import { codeBlock } from './code-block'
import { controls } from './controls'
import { elementCallsTable } from './element-calls'
import { events } from './events'
import { exampleOf, isFramed } from './examples'
import { Html, html, sentence } from './html'
import type { DocsPage } from './page-frame'
import { elementsByWing, wingOf } from './rooms'
import { contractTables } from './tables'

const widths = [
  ['', 'Full width'],
  ['768', '768'],
  ['390', '390'],
] as const

const languages = ['HTML', 'React', 'Vue'] as const

function stage(tag: string, example: string) {
  if (isFramed(tag))
    return html`<iframe class="stage-frame" src="../frames/${tag}.html" title="Example of ${tag}"></iframe>`
  return html`<trade-site class="stage-inner" theme="light">${new Html(example)}</trade-site>`
}

const codeTabs = (example: string) =>
  html`<div class="code-tabs">
    <div role="tablist" aria-label="Code of the example">
      ${languages.map(
        (name, at) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${name}"
            aria-controls="code-shown"
            aria-selected="${at === 0 ? 'true' : 'false'}"
            tabindex="${at === 0 ? 0 : -1}"
            disabled
          >
            ${name}
          </button>`,
      )}
    </div>
    <div id="code-shown" role="tabpanel" aria-labelledby="tab-HTML">${codeBlock(example, 'html')}</div>
  </div>`

const tape = ({ events: own = {} }: Description) =>
  html`<section class="tape" aria-labelledby="tape-title">
    <div class="tape-head">
      <h2 id="tape-title">Events</h2>
      ${
        Object.keys(own).some((name) => name.startsWith('trade-before-')) &&
        html`<label><input type="checkbox" id="refuse" /> refuse, with a reason</label>`
      }
      <label><input type="checkbox" id="requests" /> requests too</label>
      <button type="button" class="quiet" id="tape-clear">Clear</button>
    </div>
    <div class="tape-roll" role="log" aria-label="Events as they come" tabindex="0">
      <ol data-events="${events.map(({ name }) => name).join(' ')}"></ol>
    </div>
    <p class="tape-empty">
      Nothing was told yet. Links stay on this page: it cancels <code>trade-navigate</code>.
    </p>
  </section>`

const wingTitle = (tag: string) => elementsByWing.find(({ wing }) => wing === wingOf(tag))?.title ?? ''

function elementPage(description: Description): DocsPage {
  const { tag, summary, small } = description
  const { note, html: example } = exampleOf(tag)
  const calls = elementCallsTable(tag)
  const body = html`<article class="element" data-tag="${tag}">
    <header class="lead">
      <p class="trail">${wingTitle(tag)}</p>
      <h1><code>&lt;${tag}&gt;</code></h1>
      <p class="lead-text">${sentence(summary)}</p>
      <p class="facts">
        <span>${small && !isFramed(tag) ? 'Small: loads no React' : 'Region: loads React once a page'}</span>
        <span>React: <code>${className(tag)}</code></span>
      </p>
    </header>
    <section class="stage" aria-labelledby="example">
      <h2 class="hidden" id="example">Live example</h2>
      <div class="stage-bar">
        <div role="group" aria-label="Width of the example">
          ${widths.map(
            ([width, name]) =>
              html`<button type="button" data-width="${width}" aria-pressed="${width ? 'false' : 'true'}">
                ${name}
              </button>`,
          )}
        </div>
        <button type="button" class="quiet" id="reset">Reset</button>
      </div>
      <div class="dimension" aria-hidden="true"></div>
      <div class="stage-room" tabindex="0" role="region" aria-label="The example">${stage(tag, example)}</div>
      ${note && html`<p class="note">${sentence(note)}</p>`}
    </section>
    <div class="desk">
      ${controls(description)}
      <div class="results">${codeTabs(example)} ${tape(description)}</div>
    </div>
    <div class="contract">
      ${contractTables(description).map(
        ({ name, body: rows }) =>
          html`<h2 id="${name.toLowerCase().replace(' ', '-')}">${name}</h2>
            ${rows}`,
      )}
      ${
        calls &&
        html`<h2 id="calls">Calls</h2>
          ${calls}`
      }
    </div>
  </article>`
  return { path: `elements/${tag}.html`, title: `<${tag}>`, description: summary, body }
}

export const elementPages = (): DocsPage[] => descriptions.map(elementPage)

/** Returns pages that contain only the example of an element that controls its whole page. */
export const exampleFrames = (): [path: string, page: string][] =>
  descriptions
    .filter(({ tag }) => isFramed(tag))
    .map(({ tag }) => [
      `frames/${tag}.html`,
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>${tag}</title>
            <script src="../shop.js"></script>
            <script type="module" src="../../kit/tradefront.js" data-views="off"></script>
            <link rel="stylesheet" href="../frame.css" />
            <script src="../frame.js"></script>
          </head>
          <body>
            <trade-site class="stage-inner" theme="light">${new Html(exampleOf(tag).html)}</trade-site>
          </body>
        </html>`.text,
    ])
