import { addForm, addFormCss, listenToAdd } from '../shared/add-form.js'
import { currency, price } from '../shared/currency.js'
import { define } from '../shared/define.js'
import { goodsOf } from '../shared/goods-batch.js'

define('bench-price', ':host { display: inline-block }', async (root, element) => {
  const [goods] = await Promise.all([goodsOf(element.getAttribute('goods-id')), currency])
  root.innerHTML = price(goods.skuItemDefault.goodsPrice, goods.priceUnitInfoList[0].unitName)
})

define('bench-add-to-cart', `:host { display: inline-block }${addFormCss}`, async (root, element) => {
  root.innerHTML = addForm(await goodsOf(element.getAttribute('goods-id')))
  listenToAdd(root)
})
