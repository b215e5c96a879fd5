import { call } from './call.js'
import { listenToSteppers, quantityIn, stepper } from './stepper.js'

export const addFormCss = `
.add-form { display: flex; gap: 8px }
.add { flex: 1; min-width: 80px }
`

/** Quantity and button of one product. */
export const addForm = ({ skuItemDefault: { skuId, minQuantity } }) =>
  `<div class="add-form">${stepper(minQuantity, '数量', minQuantity)}<button type="button" class="add" data-sku="${skuId}">加入购物车</button></div>`

/** Makes all forms below a root work, those that come later, too. */
export function listenToAdd(root) {
  listenToSteppers(root, () => {})
  root.addEventListener('click', async ({ target }) => {
    const { sku } = target.dataset
    if (!sku || target.disabled) return
    target.disabled = true
    const line = { skuId: sku, quantity: quantityIn(target.previousSibling) }
    const { skipped } = await call('POST', '/bbb/userCenter/userShoppingCar/add', { skuGoodsList: [line] })
    target.disabled = false
    say(root, skipped.length ? skipped[0].reason : '已加入购物车')
  })
}

function say(root, words) {
  const said = root.querySelector('.said') ?? root.appendChild(document.createElement('p'))
  said.className = 'said'
  said.role = 'status'
  said.textContent = words
  setTimeout(() => said.replaceChildren(), 3000)
}
