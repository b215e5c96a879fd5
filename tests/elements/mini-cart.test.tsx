import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeMenu from '../../elements/trade-menu'
import tradeMiniCart from '../../elements/trade-mini-cart'
import { cartApi, type CartApi } from './cart-api'
import { pause, until } from './cart-page'
import { line } from './cart-goods'
import { faults } from './faults'
import { variants } from '../hard/amounts'

tradeMiniCart.define()
tradeMenu.define()

let api: CartApi
let shops = 0
before(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  api.close()
  for (const box of document.querySelectorAll('.box')) box.remove()
  localStorage.clear()
})

function open(tag: 'trade-mini-cart' | 'trade-menu', { member = true, html = '' } = {}) {
  const site = `mini${++shops}`
  for (const name of ['PC_TOKEN', `PC_TOKEN_${site}`])
    document.cookie = `${name}=${member ? 'token' : ''}; Path=/`
  const box = document.createElement('div')
  box.className = 'box'
  box.innerHTML = `<${tag} site="${site}" lang="zh-CN" ${html}></${tag}>`
  document.body.append(box)
  const root = box.firstElementChild?.shadowRoot
  if (!root) throw new Error('no root')
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const get = (selector: string) => {
    const [found] = all(selector)
    if (!found) throw new Error(`nothing is ${selector}`)
    return found
  }
  const press = (word: string) => {
    const found = all('button').find((each) => each.textContent === word || each.ariaLabel === word)
    if (!found) throw new Error(`no button ${word}`)
    found.focus()
    found.click()
  }
  return {
    box,
    root,
    all,
    get,
    press,
    names: () => all('.cart-mini-name').map(({ textContent }) => textContent),
  }
}

const few = () =>
  cartApi(
    {
      name: '恒锐官方旗舰店',
      shopType: 10,
      lines: [line('9'), line('1001'), line('1003', { withdrawn: true })],
    },
    { name: '禾拓自营', shopType: 40, lines: [line('1002', { quantity: 4, price: 250 })] },
  )
const many = () =>
  cartApi({
    name: '禾拓自营',
    shopType: 40,
    lines: Array.from({ length: 25 }, (_, at) => line(String(2000 + at))),
  })

describe('trade-mini-cart', () => {
  it('shows the newest lines of all shops first, and the total of the selected ones', async () => {
    api = few()
    const cart = open('trade-mini-cart')
    await until(() => cart.names().length === 4)
    expect(cart.names()).to.eql(['轴承 1003', '轴承 1002', '轴承 1001', '轴承 9'])
    expect(cart.get('.cart-mini-sum').textContent).to.equal('已选 3 种 24 件¥30.00')
    expect(cart.get('.cart-mini-line').textContent).to.include('已下架')
    expect(cart.all('.cart-mini-ways a')[0]?.getAttribute('href')).to.equal('/cart')
  })

  it('shows 20 of 25 lines and the number of the others', async () => {
    api = many()
    const cart = open('trade-mini-cart')
    await until(() => cart.names().length === 20)
    expect(cart.names()[0]).to.equal('轴承 2024')
    expect(cart.get('.cart-mini-more').textContent).to.include('还有 5 种')
  })

  it('changes a quantity by keys: shows the total at once, then the server’s', async () => {
    api = few()
    const cart = open('trade-mini-cart')
    await until(() => cart.names().length === 4)
    const release = api.hold()
    cart.get('[aria-label="轴承 1002 的数量"]').focus()
    await sendKeys({ press: 'ArrowUp' })
    await until(() => cart.get('.cart-mini-sum').textContent === '已选 3 种 25 件¥32.50')
    await until(() => cart.get('.cart-mini-sum').ariaBusy === 'true')
    release()
    await until(() => cart.get('.cart-mini-sum').ariaBusy === 'false')
    expect(cart.get('.cart-mini-sum').textContent).to.equal('已选 3 种 25 件¥32.50')
    expect(api.writes()).to.eql(['PUT userShoppingCar/updateQuantity/1002 {"quantity":5}'])
  })

  it('removes a line after a confirmation and moves the focus to the next one', async () => {
    api = few()
    const cart = open('trade-mini-cart')
    await until(() => cart.names().length === 4)
    cart.press('删除 轴承 1002')
    await until(() => cart.all('dialog[open]').length === 1)
    cart.press('删除')
    await until(() => cart.names().length === 3)
    expect(cart.names()).not.to.include('轴承 1002')
    await until(() => cart.root.activeElement?.classList.contains('cart-remove') === true)
  })

  it('asks a visitor to log in and does not request the cart', async () => {
    api = few()
    const cart = open('trade-mini-cart', { member: false })
    await until(() => cart.root.textContent?.includes('登录后查看购物车') === true)
    expect(api.calls.some((call) => call.includes('getShopCar'))).to.equal(false)
  })

  it('shows an error if the cart does not load, and retries', async () => {
    api = few()
    api.down.add('getShopCar')
    const cart = open('trade-mini-cart')
    await until(() => cart.all('button').length > 0)
    api.down.clear()
    cart.press('重新加载')
    await until(() => cart.names().length === 4)
  })

  for (const theme of variants(['light', 'dark']))
    it(`has no accessibility faults, ${theme}`, async () => {
      api = few()
      const cart = open('trade-mini-cart', { html: `theme="${theme}"` })
      await until(() => cart.names().length === 4)
      expect(await faults(cart.box)).to.eql([])
    })
})

describe('the mini cart of the menu', () => {
  const over = (element: HTMLElement, type: 'pointerover' | 'pointerout', relatedTarget: Element) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse', relatedTarget }),
    )

  it('loads on hover, opens after a delay, and closes when the pointer leaves', async () => {
    api = few()
    const menu = open('trade-menu')
    await until(() => menu.all('.menu-cart-box').length === 1)
    expect(menu.get('.menu-cart-button[href="/cart"]').ariaExpanded).to.equal('false')
    over(menu.get('.menu-cart-box .menu-cart-button'), 'pointerover', document.body)
    await pause(60)
    expect(menu.all('.menu-cart-drop')).to.eql([])
    await until(() => menu.names().length === 4)
    over(menu.get('.menu-cart-drop'), 'pointerout', document.body)
    await until(() => menu.all('.menu-cart-drop').length === 0)
  })

  it('opens on keyboard focus, Tab enters it, and Escape closes it and returns the focus', async () => {
    api = few()
    const menu = open('trade-menu')
    await until(() => menu.all('.menu-cart-box').length === 1)
    const [offer] = menu.all('.menu-offer-button')
    offer?.focus()
    await sendKeys({ press: 'Tab' })
    const button = menu.get('.menu-cart-box .menu-cart-button')
    await until(() => menu.names().length === 4)
    expect(menu.root.activeElement === button).to.equal(true)
    expect(button.ariaExpanded).to.equal('true')
    await sendKeys({ press: 'Tab' })
    expect(menu.get('.menu-cart-drop').contains(menu.root.activeElement)).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(menu.root.activeElement === button).to.equal(true)
    await until(() => menu.all('.menu-cart-drop').length === 0)
    await pause(300)
    expect(menu.all('.menu-cart-drop')).to.eql([])
  })
})
