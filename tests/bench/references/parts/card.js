import { addForm, addFormCss } from './add-form.js'
import { price } from './currency.js'
import { text } from './define.js'

export const cardCss = `${addFormCss}
.cards { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 16px }
.card { padding: 12px }
.card .tile { height: 168px; margin-bottom: 12px }
.card .price { display: block; height: 24px; font-size: 16px; line-height: 24px }
.name { display: -webkit-box; height: 40px; overflow: hidden; font-size: 13px; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
.card .row { justify-content: space-between; height: 22px; margin-bottom: 8px }
`

/** Picture, price, name, stock, quantity and button of one product. */
export function card(goods) {
  const { id, goodsName, brandName, goodsImageShow, skuItemDefault, priceUnitInfoList } = goods
  const { skuCode, goodsPrice, minQuantity } = skuItemDefault
  const [{ unitName: unit }] = priceUnitInfoList
  const name = text(goodsName)
  return `<li class="card panel"><a class="tile" href="/goods/${id}" tabindex="-1" aria-hidden="true"><img src="${text(goodsImageShow)}" alt="" loading="lazy" width="160" height="160"></a>${price(goodsPrice, unit)}<a class="name" href="/goods/${id}" title="${name}">${name}</a><span class="faint">${text(brandName)} · ${text(skuCode)}</span><div class="row">${stock(goods)}<span class="faint">${minQuantity} ${unit}起订</span></div>${addForm(goods)}</li>`
}

export const stock = ({ stockQuantity, safetyStock }) =>
  `<span class="stock">${stockQuantity > safetyStock ? '库存充足' : stockQuantity > 0 ? '库存紧张' : '缺货'}</span>`
