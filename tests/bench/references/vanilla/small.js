import { addForm, addFormCss, listenToAdd } from '../parts/add-form.js'
import { currency, price } from '../parts/currency.js'
import { define } from '../parts/define.js'
import { goodsOf } from '../parts/goods-batch.js'

define('bench-price', ':host { display: inline-block }', async (root, element) => {
  const [goods] = await Promise.all([goodsOf(element.getAttribute('goods-id')), currency])
  root.innerHTML = price(goods.skuItemDefault.goodsPrice, goods.priceUnitInfoList[0].unitName)
})

define('bench-add-to-cart', `:host { display: inline-block }${addFormCss}`, async (root, element) => {
  root.innerHTML = addForm(await goodsOf(element.getAttribute('goods-id')))
  listenToAdd(root)
})
