import { codeBlock } from './code-block'
import { guides } from './guides'
import { html, sentence } from './html'
import type { DocsPage } from './page-frame'
import { elementsByWing } from './rooms'

const snippet = `<link rel="stylesheet" href="https://mall.example.com/kit/tradefront.css" />
<script
  type="module"
  src="https://mall.example.com/kit/tradefront.js"
  data-api="https://mall.example.com/api"
  data-site="acme"
></script>

<trade-goods-card goods-id="100001"></trade-goods-card>`

const count = elementsByWing.reduce((sum, { elements }) => sum + elements.length, 0)

export const startPage = (): DocsPage => ({
  path: 'index.html',
  title: 'Documentation',
  description: 'A wholesale shop as custom elements: one script tag, any page.',
  body: html`<div class="start">
    <header class="hero">
      <div>
        <h1>A wholesale shop in any page.</h1>
        <p class="lead-text">
          One script tag brings ${count} custom elements: prices, cart, catalogue, checkout, the buyer’s
          account. They share one session and one cart, look like your brand, and work with your back end.
        </p>
        ${codeBlock(snippet, 'html')}
        <p class="ways">
          <a class="primary" href="${guides[0]?.path ?? ''}">Begin with the script tag</a>
          <a href="tokens.html">See five brands</a>
        </p>
      </div>
      <h2 class="hidden">A product card</h2>
      <trade-site class="hero-card" theme="light">
        <trade-goods-card goods-id="100001"></trade-goods-card>
      </trade-site>
    </header>
    <section aria-labelledby="guides-title">
      <h2 id="guides-title">Guides</h2>
      <ul class="cards">
        ${guides.map(
          ({ path, title, lead }) =>
            html`<li data-find="${`${title} ${lead}`.toLowerCase()}">
              <a href="${path}">${title}</a>
              <p>${lead}</p>
            </li>`,
        )}
      </ul>
    </section>
    ${elementsByWing.map(
      ({ wing, title, elements }) =>
        html`<section aria-labelledby="wing-${wing}">
          <h2 id="wing-${wing}">${title}</h2>
          <ul class="cards">
            ${elements.map(
              ({ tag, summary }) =>
                html`<li data-find="${`${tag} ${title} ${summary}`.toLowerCase()}">
                  <a href="elements/${tag}.html"><code>${tag}</code></a>
                  <p>${sentence(summary)}</p>
                </li>`,
            )}
          </ul>
        </section>`,
    )}
    <p class="nothing-found" hidden>No page has this name.</p>
  </div>`,
})
