import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeOffer from '../../elements/trade-offer'
import { cartApi, type CartApi } from './cart-api'
import { until } from './cart-page'
import { line } from './cart-goods'
import { faults } from './faults'
import { variants } from '../hard/amounts'

tradeOffer.define()

let api: CartApi
let shops = 0
before(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  api.close()
  for (const box of document.querySelectorAll('.box')) box.remove()
  localStorage.clear()
})

function open({ member = true, html = '' } = {}) {
  const site = `offer${++shops}`
  for (const name of ['PC_TOKEN', `PC_TOKEN_${site}`])
    document.cookie = `${name}=${member ? 'token' : ''}; Path=/`
  const box = document.createElement('div')
  box.className = 'box'
  box.innerHTML = `<trade-offer site="${site}" lang="zh-CN" ${html}></trade-offer>`
  document.body.append(box)
  const root = box.firstElementChild?.shadowRoot
  if (!root) throw new Error('no root')
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const field = (label: string) => {
    const found = all('input, textarea').find(
      (each) =>
        each.ariaLabel === label || root.querySelector(`label[for="${each.id}"]`)?.textContent === label,
    )
    if (!found) throw new Error(`no field ${label}`)
    return found
  }
  return {
    box,
    root,
    all,
    field,
    text: () => root.textContent ?? '',
    press(word: string) {
      const found = all('button').find((each) => each.textContent === word || each.ariaLabel === word)
      if (!found) throw new Error(`no button ${word}`)
      found.focus()
      found.click()
    },
    type(label: string, value: string) {
      const input = field(label)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    errors: () => all('.field-error').map(({ textContent }) => textContent),
  }
}

const shop = () =>
  cartApi({ name: '恒锐官方旗舰店', shopType: 10, lines: [line('1'), line('2'), line('3', { checked: 20 })] })
const sent = () => api.calls.filter((call) => call.includes('offer/add'))

describe('trade-offer', () => {
  it('adds the selected lines of the cart and typed rows', async () => {
    api = shop()
    const page = open()
    await until(() => page.text().includes('还没有要询价的商品'))
    page.press('加入购物车已选商品')
    await until(() => page.all('.offer-request-row').length === 2)
    expect(page.text()).to.include('轴承 1').and.include('轴承 2').and.not.include('轴承 3')
    page.press('移除 轴承 2')
    page.press('添加未收录商品')
    await until(() => page.all('.offer-request-row').length === 2)
    expect(page.text()).not.to.include('轴承 2')
  })

  it('focuses the first error, and submits once on a double click', async () => {
    api = shop()
    const page = open()
    await until(() => page.text().includes('还没有要询价的商品'))
    page.press('添加未收录商品')
    await until(() => page.all('.offer-request-row').length === 1)
    page.press('提交询价')
    await until(() => page.errors().length === 2)
    expect(page.errors()).to.eql(['请输入商品名称', '请输入单位'])
    await until(() => page.root.activeElement === page.field('第 1 行的商品名称'))
    page.type('第 1 行的商品名称', '非标链轮')
    await until(() => page.errors().length === 1)
    page.type('非标链轮 的单位', '件')
    page.type('非标链轮 的数量', '12')
    page.type('非标链轮 的期望单价', '8.5')
    page.press('提交询价')
    await until(() => page.errors().includes('请输入联系电话'))
    expect(sent()).to.eql([])
    page.type('联系电话', '13800001001')
    page.press('提交询价')
    page.press('提交询价')
    await until(() => page.text().includes('Q1'))
    expect(sent()).to.have.length(1)
    const body = JSON.parse(sent()[0]?.split(' ').slice(2).join(' ') ?? '')
    expect(body).to.deep.include({
      contactName: '王敏',
      contactPhone: '13800001001',
      cartIdList: [],
      lines: [{ name: '非标链轮', unit: '件', quantity: 12, targetPrice: '8.5' }],
    })
    const [way] = page.all('.offer-request-sent a.button-primary')
    expect(way?.getAttribute('href')).to.equal('/user/offer/o1')
  })

  it('restores typed text when the element is added again', async () => {
    api = shop()
    const page = open()
    await until(() => page.text().includes('还没有要询价的商品'))
    page.press('添加未收录商品')
    await until(() => page.all('.offer-request-row').length === 1)
    page.type('第 1 行的商品名称', '非标链轮')
    page.type('询价说明', '含税')
    await until(() => JSON.stringify(localStorage).includes('含税'))
    const html = page.box.innerHTML
    page.box.innerHTML = ''
    page.box.innerHTML = html
    const root = () => page.box.firstElementChild?.shadowRoot
    await until(() => root()?.querySelector('textarea')?.value === '含税')
    expect(root()?.querySelector('input')?.value).to.equal('非标链轮')
  })

  it('asks a visitor to log in', async () => {
    api = shop()
    const page = open({ member: false })
    await until(() => page.text().includes('登录'))
    expect(page.all('.offer-request-row')).to.eql([])
  })

  for (const theme of variants(['light', 'dark']))
    it(`has no accessibility faults, ${theme}`, async () => {
      api = shop()
      const page = open({ html: `theme="${theme}"` })
      await until(() => page.text().includes('还没有要询价的商品'))
      page.press('加入购物车已选商品')
      page.press('添加未收录商品')
      await until(() => page.all('.offer-request-row').length === 3)
      page.press('提交询价')
      await until(() => page.errors().length > 0)
      expect(await faults(page.box)).to.eql([])
    })
})
