import { listenToAdd } from '../parts/add-form.js'
import { call, site } from '../parts/call.js'
import { card, cardCss } from '../parts/card.js'
import { currency } from '../parts/currency.js'
import { define, each, text } from '../parts/define.js'
import { filters, listenToControls, pager, sortBar } from '../parts/list-controls.js'

const css = `${cardCss}
.filters { margin-bottom: 16px }
.filter { height: 41px; padding: 0 16px; border-bottom: 1px solid #e2e5e9 }
.filter b { width: 104px; color: #48505c; font-weight: 400 }
.sort { height: 52px; margin-bottom: 16px; padding: 0 16px; gap: 16px }
.sort input[name$=Price] { width: 84px }
.pages { height: 60px }
`

const crumbs = (places) =>
  `<nav class="crumbs row faint" aria-label="当前位置"><a href="/">首页</a>${each(places, ({ id, name }) => `›<a href="/goods/list/${id}">${text(name)}</a>`)}</nav>`

define('bench-list', css, async (root) => {
  let query = { pageNumber: 1, pageSize: 20, sort: 'default', categoryId: '1', brandIds: [], attrs: {} }
  let found
  const unfolded = new Set()

  function draw() {
    root.innerHTML = `${crumbs(found.crumbs)}${filters(found.facets, query, unfolded)}${sortBar(found, query)}<ul class="cards">${each(found.content, card)}</ul>${pager(found)}`
  }
  async function load() {
    const brandTerminalId = await site
    const asked = call('POST', '/bbb/goodsInfo/page', { ...query, brandTerminalId })
    found = (await Promise.all([asked, currency]))[0]
    draw()
  }

  listenToAdd(root)
  listenToControls(
    root,
    () => query,
    (change) => {
      query = { ...query, ...change }
      void load()
    },
    (name) => {
      if (!unfolded.delete(name)) unfolded.add(name)
      draw()
    },
  )
  await load()
})
