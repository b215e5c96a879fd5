import { listenToAdd } from '../parts/add-form.js'
import { call, site } from '../parts/call.js'
import { card, cardCss } from '../parts/card.js'
import { currency } from '../parts/currency.js'
import { define, each, text } from '../parts/define.js'

const css = `${cardCss}
:host > * { margin-bottom: 40px }
.quick { display: grid; grid-template-columns: repeat(4, 1fr); height: 74px }
.quick-cell { padding: 16px 20px; border-right: 1px solid #e2e5e9 }
.heading { height: 40px; margin: 0 }
.heading h2 { font-size: 20px }
.images { display: grid; gap: 16px }
.image { display: flex; justify-content: space-between; height: 180px; padding: 24px }
.image img { width: 132px; height: 132px; object-fit: contain }
.news { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 16px }
.news-card { height: 206px }
.news-card .tile { height: 112px }
.news-card p { padding: 8px 12px }
`

const heading = (words, more, link) =>
  `<header class="heading row"><h2>${text(words)}</h2>${link ? `<a class="far faint" href="${text(link)}">${text(more)} ›</a>` : ''}</header>`
const img = (address) => `<img src="${text(address)}" alt="" loading="lazy" decoding="async">`

/** Goods of a block, by id: what they will be, where they are not there yet. */
const blocks = {
  quickNavigation: ({ items }) =>
    `<ul class="quick panel">${each(items, ({ title, text: words, link }) => `<li class="quick-cell"><a href="${text(link)}"><b>${text(title)}</b><br><span class="faint">${text(words)}</span></a>`)}</ul>`,
  title: ({ text: words, more }) => heading(words, more.label, more.link),
  goodsGroup: ({ title, link, data }) =>
    `<section>${heading(title, '更多', link)}<ul class="cards" data-ids="${data.join()}">${each(data, () => '<li class="card panel" style="height:350px">')}</ul></section>`,
  imagesGroup: ({ columns, items }) =>
    `<ul class="images" style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${each(items, ({ title, text: words, button, picture, link }) => `<li><a class="image panel" href="${text(link)}"><span><b>${text(title)}</b><br>${text(words)}<br>${text(button)} →</span>${img(picture)}</a>`)}</ul>`,
  newsCards: ({ title, items }) =>
    `<section>${heading(title)}<ul class="news">${each(items, (one) => `<li class="news-card panel"><a href="${text(one.link)}"><span class="tile">${img(one.pictures[0])}</span><p title="${text(one.title)}">${text(one.title)}</p><p class="row faint"><span>${text(one.categoryName)}</span><time class="far">${text(one.date)}</time></p></a>`)}</ul></section>`,
}

define('bench-home', css, async (root) => {
  listenToAdd(root)
  const brandTerminalId = await site
  const page = await call('POST', '/bbb/home/themePage/info', { type: 'home', brandTerminalId })
  root.innerHTML = each(page.blocks, ({ type, props }) => blocks[type]?.(props) ?? '')
  const groups = [...root.querySelectorAll('[data-ids]')].map((group) => [
    group,
    group.dataset.ids.split(','),
  ])
  const idList = groups.flatMap(([, ids]) => ids)
  const [goods] = await Promise.all([
    call('POST', '/bbb/goodsInfo/listData', { idList, brandTerminalId }),
    currency,
  ])
  const byId = new Map(goods.map((one) => [one.id, one]))
  for (const [group, ids] of groups) group.innerHTML = each(ids, (id) => card(byId.get(id)))
})
