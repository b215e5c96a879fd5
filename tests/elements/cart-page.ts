import { scopeOf } from '../../src/core/host/scope'
import tradeCart from '../../elements/trade-cart'
import { cartApi } from './cart-api'
import { line } from './cart-goods'
import { until } from './until'

export { painted, pause, still, until } from './until'

tradeCart.define()

let shops = 0

export type Cart = ReturnType<typeof read>

/** Returns functions that read a cart. */
export function read(element: HTMLElement) {
  const root = element.shadowRoot
  if (!root) throw new Error('no root')
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const get = (selector: string) => {
    const [found] = all(selector)
    if (!found) throw new Error(`nothing is ${selector}`)
    return found
  }
  const row = (name: string) => {
    const found = all('.cart-line').find(({ textContent }) => textContent?.includes(name))
    if (!found) throw new Error(`no line ${name}`)
    return found
  }
  const inRow = (name: string, selector: string) => {
    const found = row(name).querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`${name} has no ${selector}`)
    return found
  }
  return {
    element,
    root,
    all,
    get,
    row,
    inRow,
    text: (selector: string) => get(selector).textContent ?? '',
    names: () => all('.cart-line .cart-name').map(({ textContent }) => textContent),
    field: (name: string) => input(inRow(name, '[role=spinbutton]')),
    box: (within: string) => input(get(`${within} input[type=checkbox]`)),
    press: (within: string, word: string) => {
      const found = all(`${within} button`).find(({ textContent }) => textContent?.includes(word))
      if (!found) throw new Error(`no button ${word}`)
      found.focus()
      found.click()
    },
  }
}

function input(element: HTMLElement): HTMLInputElement {
  if (!(element instanceof HTMLInputElement)) throw new Error('no input')
  return element
}

/** Opens a cart in its own shop, so that tests do not share stores. */
export async function open(
  {
    member = true,
    stored = '',
    html = '',
    width = '1200px',
  }: { member?: boolean; stored?: string; html?: string; width?: string } = {},
  shows = '.cart-line',
): Promise<Cart> {
  const site = `shop${++shops}`
  document.cookie = `PC_TOKEN=${member ? 'token' : ''}; Path=/`
  document.cookie = `PC_TOKEN_${site}=${member ? 'token' : ''}; Path=/`
  if (stored) localStorage.setItem(`trade:${site}:guest-cart`, stored)
  const box = document.createElement('div')
  box.className = 'box'
  box.style.width = width
  box.innerHTML = `<trade-cart site="${site}" lang="zh-CN" ${html}></trade-cart>`
  document.body.append(box)
  const element = box.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('nothing made')
  const cart = read(element)
  await until(() => cart.all(shows).length > 0, `${shows} in the cart`)
  return cart
}

/** Creates two lines of 10 pieces for 1.00 and 2.50, and one in another shop that exceeds its stock. */
export const twoShops = () =>
  cartApi(
    {
      name: '恒锐官方旗舰店',
      shopType: 10,
      lines: [line('1'), line('2', { price: 250, priceBefore: '2.40' })],
    },
    {
      name: '禾拓自营',
      shopType: 40,
      lines: [line('3', { quantity: 80, stockQuantity: 64, safetyStock: 90 })],
    },
  )
/** Returns messages outside the cart. */
export const shownText = ({ element }: Cart) =>
  scopeOf(element)
    .toasts.$toasts.get()
    .map(({ title }) => title)
export const settled = (cart: Cart) => until(() => cart.get('.cart-sum').ariaBusy === 'false')

/** Returns the stored guest cart of the shop that was opened last. */
export const guestCartText = () => localStorage.getItem(`trade:shop${shops}:guest-cart`) ?? ''

afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  localStorage.clear()
})
