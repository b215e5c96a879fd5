import { each, text } from './define.js'

/** Controls around the goods of a list. Each names the part of the query that it changes. */

const filterValue = (name, { value, label }, chosen) =>
  `<button type="button" class="plain${chosen ? ' chosen' : ''}" aria-pressed="${chosen}" data-${name}="${text(value)}">${text(label)}</button>`
const filter = (label, name, values, chosen = []) =>
  `<div class="filter row" role="group" aria-label="${label}"><b>${label}</b>${each(values, (one) => filterValue(name, one, chosen.includes(one.value)))}</div>`
const named = ({ id, name }) => ({ value: id, label: name })

/** Attributes that stand open; the others wait behind their names. */
const open = 3

export function filters({ brands, categories, attrs }, { categoryId, brandIds, attrs: wanted }, unfolded) {
  const attribute = ({ name, values }) => filter(text(name), 'attribute', values, wanted[name])
  const folded = attrs.slice(open)
  const behind = ({ name }) =>
    `<button type="button" class="plain" aria-expanded="${unfolded.has(name)}" data-fold="${text(name)}">${text(name)} ▾</button>`
  return `<section class="filters panel" aria-label="筛选">${filter('分类', 'category', categories.map(named), [categoryId])}${filter('品牌', 'brand', brands.map(named), brandIds)}${each(attrs.slice(0, open), attribute)}<div class="filter row" role="group" aria-label="更多筛选"><b>更多筛选</b>${each(folded, behind)}</div>${each(
    folded.filter(({ name }) => unfolded.has(name)),
    attribute,
  )}</section>`
}

const orders = [
  ['default', '综合'],
  ['sales', '销量 ↓'],
  ['priceAsc', '价格 ⇅'],
  ['new', '上架时间 ↓'],
].map(([value, label]) => ({ value, label }))

const steps = (page, pages) =>
  `<button type="button" data-page="${page - 1}" aria-label="上一页"${page > 1 ? '' : ' disabled'}>‹</button><span><b>${page}</b>/${pages}</span><button type="button" data-page="${page + 1}" aria-label="下一页"${page < pages ? '' : ' disabled'}>›</button>`

const amount = (name, label, given = '') =>
  `<input name="${name}" inputmode="decimal" placeholder="¥ ${label}" aria-label="${label}" value="${text(given)}">`
const tick = (name, label, on) =>
  `<label class="row"><input type="checkbox" name="${name}"${on ? ' checked' : ''}>${label}</label>`

export const sortBar = ({ totalElements, totalPages, pageNumber }, query) =>
  `<section class="sort row panel" aria-label="排序"><span>${each(orders, (order) => filterValue('sort', order, order.value === query.sort))}</span><span class="row">${amount('minPrice', '最低价', query.minPrice)}–${amount('maxPrice', '最高价', query.maxPrice)}</span>${tick('inStock', '仅看有货', query.inStock)}${tick('memberPriceOnly', '仅看会员价', query.memberPriceOnly)}<span class="far" role="status">共 ${totalElements} 件</span><span class="row">${steps(pageNumber, totalPages)}</span></section>`

export const pager = ({ totalElements, totalPages, pageNumber, pageSize }) =>
  `<nav class="pages row" aria-label="翻页"><label>每页 <select name="pageSize">${each([10, 20, 30], (size) => `<option${size === pageSize ? ' selected' : ''}>${size}`)}</select> 条，共 ${totalElements} 条</label><span class="far row">${each([1, 2, 3, 4, 5, totalPages], (to) => `<button type="button" data-page="${to}"${to === pageNumber ? ' class="primary"' : ''}>${to}</button>`)}${steps(pageNumber, totalPages)}</span><label>跳至 <input name="pageNumber" size="2" value="${pageNumber}"> 页</label></nav>`

const other = (list, one) => (list.includes(one) ? list.filter((each) => each !== one) : [...list, one])

const pressed = {
  category: (categoryId) => ({ categoryId }),
  brand: (id, { brandIds }) => ({ brandIds: other(brandIds, id) }),
  attribute(value, { attrs }, button) {
    const name = button.parentNode.ariaLabel
    return { attrs: { ...attrs, [name]: other(attrs[name] ?? [], value) } }
  },
  sort: (sort) => ({ sort }),
  page: (page) => ({ pageNumber: Number(page) }),
}

/** Makes the controls below a root work. @param change given what of the query becomes different @param fold a name */
export function listenToControls(root, queryNow, change, fold) {
  root.addEventListener('click', ({ target }) => {
    const [[name, value] = []] = Object.entries(target.dataset)
    if (name === 'fold') fold(value)
    else if (pressed[name]) change({ pageNumber: 1, ...pressed[name](value, queryNow(), target) })
  })
  root.addEventListener('change', ({ target: { type, name, checked, value } }) => {
    if (type === 'checkbox') change({ pageNumber: 1, [name]: checked })
    else if (name.endsWith('Price')) change({ pageNumber: 1, [name]: value || undefined })
    else if (name) change({ pageNumber: 1, [name]: Number(value) })
  })
}
