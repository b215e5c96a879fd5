import { expect, test, type Page } from '@playwright/test'
import { escapesOf, foreign, openForeign, script, shop } from '../foreign'

const evil = 'https://evil.invalid'

/** Markup as in a third-party article. Each name shadows a property of the document or window. */
const clobbers = [
  `<img name="currentScript" src="${evil}/kit/tradefront.js">`,
  `<img name="baseURI" src="${evil}/">`,
  `<a id="tradefrontConfig" href="${evil}/api"></a>`,
  `<a id="tradefrontConfig" name="api" href="${evil}/api"></a>`,
  `<a id="tradefront" href="${evil}/"></a>`,
  `<form id="tradefront"><input name="observe"><input name="version" value="0.1.0"></form>`,
  `<iframe name="tradefront" srcdoc="x"></iframe>`,
  `<a id="nanostoresGlobal" href="${evil}/"></a>`,
  `<a id="reactiveElementVersions"></a><a id="litHtmlVersions"></a><a id="litElementVersions"></a>`,
  `<a id="__zod_globalConfig"></a><a id="__zod_globalRegistry"></a>`,
  `<a id="process" href="${evil}/"></a><a id="__REACT_DEVTOOLS_GLOBAL_HOOK__"></a>`,
  `<a id="__tradefrontUrl" href="${evil}/"></a>`,
  `<form id="head" action="${evil}/"></form>`,
  `<form name="head" action="${evil}/"></form>`,
  `<form name="body" action="${evil}/"></form>`,
  `<form name="forms"><input name="attributes"><input name="children"></form>`,
  `<form><input name="attributes"><input name="nodeType"><input name="shadowRoot"><input name="localName"></form>`,
  `<img name="scripts" src="${evil}/a.png"><img name="styleSheets" src="${evil}/a.png">`,
  `<form name="documentElement" lang="en" action="${evil}/"></form>`,
  `<img name="activeElement" src="${evil}/a.png"><img name="readyState"><img name="visibilityState">`,
  `<object name="fonts"></object><embed name="timeline">`,
  `<img name="title" src="${evil}/a.png"><img name="URL" src="${evil}/a.png"><img name="domain">`,
]
const elements = `<trade-price goods-id="100001"></trade-price><trade-cart-badge></trade-cart-badge>
  <trade-goods-list keyword="轴承" page-size="3"></trade-goods-list>`
const classic = script().replace('type="module"', '').replace('tradefront.js', 'tradefront.classic.js')

/** Collects other hosts that the kit calls. Addresses in the markup itself do not count. */
function strangersOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const stranger = !request.url().startsWith(shop) && !request.url().startsWith(foreign)
    if (stranger && request.resourceType() !== 'image' && /^https?:/.test(request.url()))
      asked.push(request.url())
  })
  return asked
}

for (const [kind, tag] of Object.entries({ module: script(), classic }))
  test(`${kind}: ${clobbers.length} names in the page’s markup do not affect the kit`, async ({ page }) => {
    const escapes = escapesOf(page)
    const strangers = strangersOf(page)
    const wrong: string[] = []
    for (const markup of clobbers) {
      await openForeign(page, `${markup}${kind === 'classic' ? tag : ''}${elements}`, {
        head: kind === 'classic' ? '' : tag,
      })
      const card = page.locator('trade-goods-list .goods-card').first()
      const works = expect(card)
        .toContainText('¥')
        .then(() => expect(page.locator('trade-price')).toContainText('¥'))
      await works
        .then(() => expect(page.locator('trade-cart-badge')).toContainText('购物车'))
        .catch(() => wrong.push(markup))
      await page.unrouteAll()
    }
    expect(wrong).toEqual([])
    expect(strangers).toEqual([])
    expect(escapes).toEqual([])
  })
