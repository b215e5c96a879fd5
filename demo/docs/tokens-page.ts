import type { Token } from '../../elements/tokens'
import { codeBlock } from './code-block'
import { html, type Html } from './html'
import type { DocsPage } from './page-frame'
import { table } from './tables'
import { tokenGroups } from './tokens'

/** Brands of the demo's brand sites, and the tokens that they set. */
const brands = [
  ['#1652b0', 'Blue, the default'],
  ['#0b7a5b', 'Green'],
  ['#e5481b', 'Red'],
  ['#f5b800', 'Yellow'],
  ['#6b21a8', 'Purple'],
] as const

const themes = ['light', 'dark'] as const

function board(theme: (typeof themes)[number], [colour, name]: (typeof brands)[number]) {
  return html`<section
    class="board"
    data-theme="${theme}"
    data-brand="${colour}"
    aria-label="${name}, ${theme}"
  >
    <header>
      <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
        <path class="mark-ground" d="M20 2 36 11v18L20 38 4 29V11z" />
        <path class="mark-line" d="M14 12v16M26 12v16M14 20h12" />
      </svg>
      <span>${name.split(',')[0]}</span>
      <code>${colour}</code>
    </header>
    <trade-site theme="${theme}" lang="zh-CN">
      <trade-goods-card goods-id="100028"></trade-goods-card>
      <p class="board-row">
        <trade-add-to-cart goods-id="100028" hide-stepper></trade-add-to-cart>
        <trade-cart-badge></trade-cart-badge>
      </p>
    </trade-site>
    <p class="board-deep">brand-deep</p>
  </section>`
}

const isColour = ({ name, value }: Token) =>
  /#|rgb|oklch|color-mix|var\(--trade-(?!ease)/.test(value) && !name.startsWith('--trade-pop')

const swatch = (theme: string, { name }: Token): Html =>
  html`<span data-theme="${theme}" class="swatch-room"
    ><span class="swatch" data-colour="${name}"></span
  ></span>`

/** Renders a preview of a size or a corner radius. */
function sample({ name }: Token) {
  if (name.startsWith('--trade-text-')) return html`<span data-size="${name}">6204 ¥7.60</span>`
  return name.startsWith('--trade-radius-') ? html`<span class="corner" data-corner="${name}"></span>` : ''
}

const tokenTable = ({ title, tokens }: (typeof tokenGroups)[number]) => {
  const colours = tokens.some(isColour)
  const samples = tokens.some(sample)
  return html`<h2 id="${title.toLowerCase().replace(/\W+/g, '-')}">${title}</h2>
    ${table(
      title,
      ['Token', ...(colours ? ['Light', 'Dark'] : []), ...(samples ? ['Sample'] : []), 'Value'],
      tokens.map((token) => [
        html`<code>${token.name}</code>`,
        ...(colours ? themes.map((theme) => (isColour(token) ? swatch(theme, token) : '')) : []),
        ...(samples ? [sample(token)] : []),
        html`<code class="value"
          >${token.value.replace(/var\(--_l, /g, 'light(').replace(/var\(--_d, /g, 'dark(')}</code
        >`,
      ]),
    )}`
}

export const tokensPage = (): DocsPage => ({
  path: 'tokens.html',
  title: 'Design tokens',
  description: 'One property, --trade-brand, re-themes every element; the tokens that follow from it.',
  body: html`<div class="tokens-page">
    <header class="lead">
      <h1>Design tokens</h1>
      <p class="lead-text">
        A page sets one property, <code>--trade-brand</code>. Buttons, links, soft grounds, lines and deep
        grounds follow; lightness is clamped, so text keeps a contrast of 4.5 : 1 in both themes, whatever the
        brand.
      </p>
    </header>
    <section class="picker" aria-labelledby="picker-title">
      <h2 id="picker-title">Your brand</h2>
      <div class="picker-row">
        <div class="picker-swatches" role="group" aria-label="Brands to try">
          ${brands.map(
            ([colour, name]) =>
              html`<button
                type="button"
                data-pick="${colour}"
                aria-label="${name}"
                title="${name}"
              ></button>`,
          )}
        </div>
        <label
          >Hex <input type="text" id="brand-text" value="#1652b0" spellcheck="false" maxlength="7"
        /></label>
        <button type="button" class="quiet" data-pick="#1652b0">Back to the default</button>
      </div>
      <p id="brand-said" role="status" class="hint">
        Everything on these pages follows, and on the next pages, too.
      </p>
      ${codeBlock(':root {\n  --trade-brand: #1652b0;\n}', 'css')}
    </section>
    <section aria-labelledby="boards-title">
      <h2 id="boards-title">Five brands from one property</h2>
      <div class="boards">${themes.map((theme) => brands.map((brand) => board(theme, brand)))}</div>
    </section>
    <section class="prose">
      <p>
        Any other token can be set on an element itself: rules of the page beat the kit’s own.
        <code>trade-cart { --trade-radius-card: 0 }</code>. Names stay; values may be refined in a minor
        version.
      </p>
    </section>
    ${tokenGroups.map(tokenTable)}
  </div>`,
})
