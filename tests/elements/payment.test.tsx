import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradePayment from '../../elements/trade-payment'
import { until } from './cart-page'
import { enterText } from './enter-text'
import { fill } from './goods-page'
import { faults } from './faults'
import { No, owed, payApi, type PayApi } from './pay-api'
import { variants } from '../hard/amounts'

tradePayment.define()

let api: PayApi
let shops = 0
const address = location.href
before(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  api.close()
  for (const box of document.querySelectorAll('.box')) box.remove()
  localStorage.clear()
  history.replaceState(null, '', address)
})

/** Opens the element on a page whose URL contains the pay order. */
function open(html = '') {
  const site = `pay${++shops}`
  for (const name of ['PC_TOKEN', `PC_TOKEN_${site}`]) document.cookie = `${name}=token; Path=/`
  const url = new URL(location.href)
  url.searchParams.set('payOrderId', '7')
  history.replaceState(null, '', url)
  const box = document.createElement('div')
  box.className = 'box'
  box.innerHTML = `<trade-payment site="${site}" lang="zh-CN" url-state="query" ${html}></trade-payment>`
  document.body.append(box)
  const root = box.firstElementChild?.shadowRoot
  if (!root) throw new Error('no root')
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const text = () => root.textContent ?? ''
  return {
    box,
    all,
    text,
    ready: () => until(() => all('.payment-way').length > 0),
    choose(name: string) {
      const card = all('.payment-way').find((one) => one.textContent?.includes(name))
      card?.querySelector('input')?.click()
    },
    press(word: string) {
      const found = all('button').find((each) => each.textContent === word)
      if (!found) throw new Error(`no button ${word}`)
      found.click()
    },
    async password(value: string) {
      await until(() => all('input[name=payPassword]').length === 1)
      const [input] = all('input[name=payPassword]')
      if (!input) throw new Error('no field')
      enterText(input, value)
    },
  }
}

describe('trade-payment', () => {
  it('shows all methods with balance or reason, without accessibility faults, light and dark', async () => {
    api = payApi()
    for (const theme of variants(['light', 'dark'])) {
      const page = open(`theme="${theme}"`)
      await page.ready()
      expect(page.text()).to.include('可用 ¥9,000.00，2027-01-05 前还款').and.include('请在手机微信内使用')
      expect(page.text()).to.include('¥128.50').and.include('2611212000000000070')
      expect(await faults(page.box)).to.eql([])
      page.box.remove()
    }
  })

  it('shows a wrong password at its field, and pays once on a double click', async () => {
    let paid = false
    api = payApi({
      pay: ({ payPassword }) => {
        if (payPassword !== '123456') return new No(422, '支付密码错误，还可再试 4 次', 'payPassword')
        paid = true
        api.now({ state: 40, paidAt: '2026-11-21 20:00:00' })
        return { state: 40 }
      },
    })
    const page = open()
    await page.ready()
    page.choose('预存款')
    page.press('立即支付')
    await until(() => page.text().includes('请输入 6 位支付密码'))
    expect(api.paying()).to.have.length(0)
    await page.password('000000')
    page.press('立即支付')
    await until(() => page.text().includes('支付密码错误，还可再试 4 次'))
    await page.password('123456')
    page.press('立即支付')
    page
      .all('button')
      .find((each) => each.textContent?.includes('支付中'))
      ?.click()
    await until(() => page.text().includes('支付成功'))
    expect(paid).to.equal(true)
    expect(api.paying()).to.have.length(2)
  })

  it('shows the QR code when a method with a code is chosen, and does not retry a refusal automatically', async () => {
    let refused = true
    api = payApi({
      pay: () => (refused ? new No(422, '支付方式不可用') : { state: 10, qrContent: 'weixin://pay/1' }),
    })
    const here = open()
    await here.ready()
    here.choose('微信扫码')
    await until(() => here.all('button').some(({ textContent }) => textContent === '显示支付二维码'))
    expect(api.paying(), 'a refusal is not asked for again by itself').to.have.length(1)
    refused = false
    here.choose('预存款')
    here.choose('微信扫码')
    await until(() => here.all('.qr-code').length === 1)
    expect(here.all('button').some(({ textContent }) => textContent === '显示支付二维码')).to.equal(false)
    here.box.remove()
    api.now({ payCode: 30 })
    const before = open()
    await until(() => before.all('.qr-code').length === 1)
    expect(api.paying()).to.have.length(3)
  })

  it('folds unavailable methods with their reasons, and links orders', async () => {
    api = payApi()
    const page = open()
    await page.ready()
    const [folded] = page.all('details')
    expect(folded?.querySelector('summary')?.textContent).to.equal('不可用的支付方式 (1)')
    expect(folded?.textContent).to.include('微信 App').and.include('请在手机微信内使用')
    expect(page.all('.payment-way :disabled')).to.have.length(0)
    expect(page.all('a').map(({ textContent }) => textContent)).to.include('2611212000000000070')
  })

  it('pays a part from an account with a low balance, then the rest by another method', async () => {
    const parts: object[] = []
    const types = (payable?: string) => [
      {
        payCode: 96,
        payName: '预存款',
        enabled: 20,
        reason: '余额不足',
        balance: '26.41',
        ...(payable && { payable }),
      },
      { payCode: 30, payName: '微信扫码', enabled: 10 },
    ]
    let payable: string | undefined = '26.41'
    api = payApi({
      listPayType: () => types(payable),
      payPart: (body) => {
        parts.push(body)
        payable = undefined
        api.now({ payOrderId: '8', amount: '108.50' })
        return { payOrderId: '8' }
      },
      pay: () => ({ state: 10, qrContent: 'weixin://pay/1' }),
      '8': () => ({ ...owed, payOrderId: '8', amount: '108.50' }),
    })
    const page = open()
    await page.ready()
    page.choose('预存款')
    await until(() => page.text().includes('支付后还需支付 ¥102.09'))
    const [amount] = page.all('input[inputmode=decimal]')
    if (!(amount instanceof HTMLInputElement)) throw new Error('no amount')
    fill(amount, '２０')
    await until(() => page.text().includes('支付后还需支付 ¥108.50'))
    await page.password('123456')
    await until(() => page.all('button').some(({ textContent }) => textContent === '支付 ¥20.00'))
    page.press('支付 ¥20.00')
    await until(() => page.text().includes('¥108.50') && !page.text().includes('支付后还需支付'))
    expect(parts).to.eql([{ payOrderId: '7', payCode: 96, amount: '20.00', payPassword: '123456' }])
    expect(new URL(location.href).searchParams.get('payOrderId')).to.equal('8')
    expect(page.all('.payment-way :disabled')).to.have.length(1)
  })

  it('shows a lost connection as unknown, not failed, and shows the result on request', async () => {
    let asked = 0
    let found = false
    api = payApi({
      pay: () => 'cut',
      '7': () => {
        asked += 1
        if (found) return { ...owed, state: 40 }
        return asked > 1 ? 'cut' : owed
      },
    })
    const page = open()
    await page.ready()
    page.choose('预存款')
    await page.password('123456')
    page.press('立即支付')
    await until(() => page.text().includes('没有收到支付结果，款项可能已经支付'))
    expect(page.text()).not.to.include('失败')
    found = true
    page.press('查询结果')
    await until(() => page.text().includes('支付成功'))
  })

  it('asks for no password up to the buyer’s own limit', async () => {
    api = payApi({ pay: ({ payPassword }) => (payPassword === undefined ? { state: 40 } : new No(400, '')) })
    api.now({ needPayPassword: 20 })
    const page = open()
    await page.ready()
    page.choose('预存款')
    await until(() => page.text().includes('金额在免密额度内'))
    expect(page.all('input[name=payPassword]')).to.have.length(0)
    api.now({ state: 40 })
    page.press('立即支付')
    await until(() => page.text().includes('支付成功'))
  })

  for (const [what, answer, message] of [
    ['is void', new No(404, ''), '订单失效，请重新下单'],
    ['is under review', new No(422, ''), '订单审核中，无法支付'],
    ['ended and was paid too late', { ...owed, closed: 10, returned: 10 }, '已退回预存款'],
  ] as const)
    it(`shows that an order ${what}, without payment methods`, async () => {
      api = payApi({ '7': () => answer })
      const page = open()
      await until(() => page.text().includes(message))
      expect(page.all('.payment-way')).to.have.length(0)
    })
})
