import { elementSource, kitFiles } from '../../demo/kit-files.mjs'

/** Content above and below the elements, which moves if they change their size. */
const above = '<p>A page of somebody else, with words above what comes later.</p>'
const below = '<footer style="height:200px"><p>Imprint, terms and contact.</p></footer>'

const document_ = (api, head, body) =>
  `<!doctype html><html lang="zh-CN" data-api="${api}"><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">${head}<body>${above}${body}${below}</body></html>`

/** The kit comes from the server of the API. */
const kitOf = (api) => api.replace(/api$/, 'kit')
const places = (api) => `<link rel="stylesheet" href="${kitOf(api)}/tradefront.css">`

/** Preload hints and the sheet that keeps places, as the README recommends them. */
const head = (api, tags) =>
  kitFiles(tags.map(elementSource))
    .map((file) => `<link rel="modulepreload" href="${kitOf(api)}/${file}">`)
    .join('') +
  `${places(api)}<script type="module" src="${kitOf(api)}/tradefront.js" data-api="${api}" data-site="bench" data-views="off"></script>`

const ours = (tags, body) => (api) => document_(api, head(api, tags), body)

const script = (api) =>
  `<script type="module" src="${kitOf(api)}/tradefront.js" data-api="${api}" data-site="bench"></script>`

/** The tags of the README, by which the loader asks for views. */
const byTag = (body) => (api) => document_(api, places(api) + script(api), body)
/** A server draws the page's elements into it. */
const drawn = (body) => ({ drawn: (api) => document_(api, script(api), body) })

const list = '<trade-goods-list category-id="1" page-size="20"></trade-goods-list>'
const detail = '<trade-goods-detail goods-id="100001"></trade-goods-detail>'
const headRow = '<trade-header></trade-header><trade-menu></trade-menu>'
/** Each in both ways, by the name that the page has otherwise. */
const drawnPages = Object.fromEntries(
  Object.entries({
    list,
    detail,
    cart: '<trade-cart></trade-cart>',
    home: '<trade-home></trade-home>',
    head: headRow,
  }).flatMap(([name, body]) => [
    [`/tag/${name}`, byTag(body)],
    [`/page/${name}`, drawn(body)],
  ]),
)

/** A reference keeps the places of its elements, too. */
const reference = (script, boxes, body) => (api) =>
  document_(api, `<style>${boxes}</style><script type="module" src="/${script}.js"></script>`, body)
const vanilla = (name, height, body = `<bench-${name}></bench-${name}>`) =>
  reference(`vanilla/${name}`, `bench-${name}{display:block;min-height:${height}px}`, body)

const hundred = (make) => Array.from({ length: 100 }, (_, at) => `<p>${make(100001 + at)}</p>`).join('')
const small = hundred(
  (id) =>
    `<trade-price goods-id="${id}"></trade-price> <trade-add-to-cart goods-id="${id}"></trade-add-to-cart>`,
)
const badge = '<trade-cart-badge></trade-cart-badge>'
const badgeBox = 'bench-badge{display:inline-block;min-width:116px;min-height:36px}'
const smallBoxes =
  'bench-price,bench-add-to-cart{display:inline-block;height:28px;vertical-align:top}bench-price{min-width:72px}bench-add-to-cart{width:198px}'

/** Each page by its path: its markup for an API at an address. */
export const pages = {
  '/empty': (api) => document_(api, '', '<p class="count">1</p>'),
  '/vanilla/badge': reference('vanilla/badge', badgeBox, '<bench-badge></bench-badge>'),
  '/lit/badge': reference('lit', badgeBox, '<bench-badge></bench-badge>'),
  '/ours/badge': ours(['trade-cart-badge'], badge),
  '/tag/badge': byTag(badge),
  '/vanilla/small': reference(
    'vanilla/small',
    smallBoxes,
    hundred(
      (id) =>
        `<bench-price goods-id="${id}"></bench-price> <bench-add-to-cart goods-id="${id}"></bench-add-to-cart>`,
    ),
  ),
  '/ours/small': ours(['trade-price', 'trade-add-to-cart'], small),
  '/tag/small': byTag(small),
  '/vanilla/list': vanilla('list', 1943),
  '/ours/list': ours(['trade-goods-list'], list),
  '/vanilla/cart': vanilla('cart', 900),
  '/ours/cart': ours(['trade-cart'], '<trade-cart></trade-cart>'),
  '/vanilla/detail': vanilla('detail', 686),
  '/ours/detail': ours(['trade-goods-detail'], detail),
  '/vanilla/home': vanilla('home', 520),
  '/ours/home': ours(['trade-home'], '<trade-home></trade-home>'),
  '/vanilla/head': vanilla('head', 191),
  '/ours/head': ours(['trade-header', 'trade-menu'], headRow),
  ...drawnPages,
  '/ours/orders': ours(['trade-user-center'], '<trade-user-center page="order"></trade-user-center>'),
}
