import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeCheckout from '../../elements/trade-checkout'
import { until } from './cart-page'
import { line, wireLine } from './cart-goods'
import { enterText } from './enter-text'
import { faults } from './faults'
import { fill } from './goods-page'
import { No, payApi, type PayApi } from './pay-api'

tradeCheckout.define()

let api: PayApi
let shops = 0
before(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => {
  api.close()
  for (const box of document.querySelectorAll('.box')) box.remove()
  localStorage.clear()
})

const address = {
  id: 'a1',
  consignee: '周岚',
  phone: '13800001001',
  regionCode: '310115',
  regionName: '上海市 浦东新区',
  detail: '新元南路 600 号',
  label: '',
  isDefault: 10,
}
const coupon = {
  id: 'c1',
  name: '满减',
  type: 10,
  kind: 10,
  threshold: '5.00',
  value: '1.00',
  scope: 10,
  scopeName: '',
  useFrom: '2026-01-01 00:00:00',
  useTo: '2099-01-01 00:00:00',
  code: 'C1',
  state: 10,
  cut: '1.00',
  chosen: true,
}
const draft = {
  draftId: '9',
  expiresAt: '2099-11-22 10:00:00',
  groups: [
    {
      shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10 },
      lines: [{ ...wireLine(line('1')), purchaseNo: '', costCentre: '' }],
      goodsAmount: '10.00',
      freight: '8.00',
      promotions: [],
    },
  ],
  left: [],
  kinds: 1,
  pieces: 10,
  addressId: 'a1',
  deliveryWay: 10,
  certified: 10,
  remark: '',
  files: [],
  amounts: {
    goods: '10.00',
    freight: '8.00',
    discount: '0.00',
    coupon: '1.00',
    points: '0.00',
    pay: '17.00',
  },
  coupons: [coupon],
  needReview: 20,
  payNow: '17.00',
  stamp: 'stamp-1',
}
const placed = {
  orders: [
    {
      id: '70',
      orderNo: '2611212000000000070',
      state: 30,
      payAmount: '17.00',
      payDeadline: '2099-11-22 10:00:00',
      shop: { id: '1', name: '恒锐官方旗舰店', shopType: 10 },
    },
  ],
  payAmount: '17.00',
  payOrderId: '7',
  totalCount: 0,
}
const sent: Record<string, unknown>[] = []
const changes: Record<string, unknown>[] = []

/** Opens a checkout with simulated responses of the server. */
function open(
  more: object = {},
  submit: () => unknown = () => placed,
  answers: Parameters<typeof payApi>[0] = {},
) {
  sent.length = 0
  changes.length = 0
  const shown = { ...draft, ...more }
  api = payApi({
    list: () => [address],
    checkout: () => shown,
    '9': (body) => (changes.push(body), shown),
    ...answers,
    submit(body) {
      sent.push(body)
      return submit()
    },
  })
  const site = `checkout${++shops}`
  for (const name of ['PC_TOKEN', `PC_TOKEN_${site}`]) document.cookie = `${name}=token; Path=/`
  const box = document.createElement('div')
  box.className = 'box'
  box.innerHTML = `<trade-checkout site="${site}" lang="zh-CN"></trade-checkout>`
  document.body.append(box)
  const root = box.firstElementChild?.shadowRoot
  if (!root) throw new Error('no root')
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const text = () => root.textContent ?? ''
  const button = (word: string) => {
    const found = all('button').find((each) => each.textContent === word)
    if (!found) throw new Error(`no button ${word}`)
    return found
  }
  /** Returns the field with a name. */
  const field = (name: string) => {
    const found = [...root.querySelectorAll('input')].find(
      (each) => each.ariaLabel === name || each.labels?.[0]?.textContent === name,
    )
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return { box, root, all, text, button, field, ready: () => until(() => text().includes('提交订单')) }
}

describe('trade-checkout', () => {
  it('submits the server’s amounts once, also on a double click, without accessibility faults', async () => {
    const page = open()
    await page.ready()
    await until(() => page.text().includes('周岚'))
    expect(page.text()).to.include('¥17.00').and.include('−¥1.00').and.include('返回购物车修改')
    expect(await faults(page.box)).to.eql([])
    const submit = page.button('提交订单')
    submit.click()
    submit.click()
    await until(() => page.text().includes('订单已提交'))
    expect(sent).to.eql([{ draftId: '9', stamp: 'stamp-1', payAmount: '17.00' }])
    await until(() => page.text().includes('等待付款'))
    expect(page.text()).to.include('2611212000000000070')
  })

  it('offers a price explanation for a tier price, but not for an agreed price', async () => {
    const asked: unknown[] = []
    const lineOf = (id: string) => ({ ...wireLine(line(id)), purchaseNo: '', costCentre: '' })
    const lines = [{ ...lineOf('1'), priceKind: 'tier' }, lineOf('2')]
    const page = open({ groups: [{ ...draft.groups[0], lines }] }, () => placed, {
      priceTrace: (body) => (asked.push(body), { unitName: '个' }),
    })
    await page.ready()
    const whys = () => page.all('.checkout-price button')
    await until(() => whys().length > 0, 'the button')
    expect(whys()).to.have.length(1)
    whys()[0]?.click()
    await until(() => asked.length > 0, 'the question')
    expect(asked).to.have.length(1)
    const { skuId, quantity } = wireLine(line('1'))
    expect(asked[0]).to.deep.include({ skuId, quantity })
  })

  it('renders fewer than 60 of 1,000 lines, each with its position among all', async () => {
    const shop = (id: string, from: number, to: number) => ({
      ...draft.groups[0],
      shop: { id, name: `店铺 ${id}`, shopType: 10 },
      lines: Array.from({ length: to - from }, (_, at) => ({
        ...wireLine(line(String(from + at))),
        purchaseNo: '',
        costCentre: '',
      })),
    })
    const page = open({ groups: [shop('1', 0, 700), shop('2', 700, 1000)], kinds: 1000 })
    await page.ready()
    await until(
      () => page.all('[data-at]').length < 60 && page.all('.checkout-shop + [aria-hidden]').length > 0,
    )
    const [first] = page.all('.checkout-line')
    expect([first?.ariaPosInSet, first?.ariaSetSize]).to.eql(['1', '700'])
    expect(await faults(page.box)).to.eql([])
    for (let at = 0; at < 4; at += 1) {
      page.all('[data-at]').at(-1)?.scrollIntoView()
      window.scrollBy(0, 30_000)
      await new Promise((done) => setTimeout(done, 50))
    }
    await until(() => page.text().includes('轴承 999'))
    expect(page.text()).to.include('店铺 2')
    expect(page.all('[data-at]').length).to.be.lessThan(60)
    window.scrollTo(0, 0)
  })

  it('applies one PO number to all 120 lines with 3 fields instead of 240', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => ({
      ...wireLine(line(String(at))),
      purchaseNo: '',
      costCentre: '',
    }))
    const page = open({ groups: [{ ...draft.groups[0], lines }], kinds: 120 })
    await page.ready()
    page.button('填写采购单号与成本中心').click()
    await until(() => page.all('.checkout-numbers input').length > 0)
    expect(page.all('.checkout-goods input, .checkout-lines input, .checkout-numbers input')).to.have.length(
      3,
    )
    const [number] = page.all('.checkout-numbers input')
    if (!number) throw new Error('no field')
    enterText(number, 'PO-7')
    await until(() => !page.button('应用到所有商品').hasAttribute('disabled'))
    page.button('应用到所有商品').click()
    await until(() => changes.some(({ notes }) => Array.isArray(notes)))
    const notes = changes.flatMap(({ notes: each }) => (Array.isArray(each) ? each : []))
    expect(notes).to.have.length(120)
    expect(notes[119]).to.eql({ lineId: lines[119]?.id, purchaseNo: 'PO-7', costCentre: '' })
    page.all('.checkout-note button')[0]?.click()
    await until(() => page.all('.checkout-note input').length === 2)
    await new Promise((done) => setTimeout(done, 300))
    expect(await faults(page.box)).to.eql([])
  })

  it('shows the free budget at each line, and an error only for a shortfall of a hard budget', async () => {
    const lines = ['1', '2', '3'].map((id) => ({
      ...wireLine(line(id)),
      purchaseNo: '',
      costCentre: `CC-${id}`,
    }))
    const budget = (at: number, more: object) => ({
      costCentre: `CC-${at}`,
      lineIds: [lines[at - 1]?.id],
      free: '100.00',
      needed: '10.00',
      missing: '0.00',
      hard: 10,
      ...more,
    })
    const budgets = [budget(1, {}), budget(2, { missing: '5.00' }), budget(3, { missing: '5.00', hard: 20 })]
    const page = open({ groups: [{ ...draft.groups[0], lines }], budgets })
    await page.ready()
    const texts = () => page.all('.checkout-line').map(({ textContent }) => textContent)
    // Each line suspends by itself until the code of budgets has loaded.
    await until(() => texts().every((text) => text.includes('预算剩余')))
    const [first, second, third] = texts()
    expect(first).to.include('预算剩余 ¥100.00').and.not.include('¥5.00')
    expect(second).to.include('预算剩余 ¥100.00，还差 ¥5.00')
    expect(third).to.include('预算剩余 ¥100.00，将超出 ¥5.00，仍可提交')
    expect(page.all('.field-error')).to.have.length(1)
    expect(await faults(page.box)).to.eql([])
  })

  it('suggests the company’s cost centres, and allows no others if they are required', async () => {
    const active = () => [{ code: 'CC-1', name: '一号车间' }]
    const page = open({ costCentreKnown: 10, costCentreRequired: 10 }, undefined, { active })
    await page.ready()
    await until(() => page.all('.checkout-numbers select option').length === 2)
    expect(page.all('.checkout-numbers select option')[1]?.textContent).to.equal('CC-1 一号车间')
    page.box.remove()
    api.close()
    const free = open({}, undefined, { active })
    await free.ready()
    free.button('填写采购单号与成本中心').click()
    await until(() => free.all('.checkout-numbers datalist option').length === 1)
    expect(free.all('.checkout-numbers select')).to.eql([])
  })

  it('shows the refusal of a PO number at its field and focuses it', async () => {
    const reason = '整单采购单号 PO-7 已用于其他订单，请换一个'
    const page = open({ poNumberRequired: 10, poNumber: 'PO-7' }, () => new No(422, reason, 'poNumber'))
    await page.ready()
    await until(() => page.text().includes('周岚'))
    page.button('提交订单').click()
    await until(() => page.text().includes(reason))
    const description = page.root.getElementById(
      page.field('整单采购单号（必填）').getAttribute('aria-describedby') ?? '',
    )
    expect(description?.textContent).to.equal(reason)
    await until(() => page.root.activeElement === page.field('整单采购单号（必填）'))
    await until(() => page.all('[aria-busy=true]').length === 0)
    expect(await faults(page.box)).to.eql([])
  })

  it('shows approvers, their reason and the price hold, and ends with a purchase request', async () => {
    const plan = {
      steps: [{ why: ['大额采购'], people: [{ id: '1', name: '周岚' }], need: 1 }],
      holdUntil: '2099-11-24 10:00:00',
      endsEarly: { kind: 'contract', at: '2099-11-24 10:00:00' },
    }
    const request = { id: '5', no: 'R1', state: 10, holdUntil: '2099-11-24 10:00:00' }
    const page = open(
      { draftId: 'd1', needReview: 10, payNow: '0.00' },
      () => ({ orders: [], payAmount: '17.00', request, totalCount: 0 }),
      { d1: () => plan },
    )
    await page.ready()
    await until(() => page.all('.request-plan').length > 0)
    expect(page.text()).to.include('大额采购').and.include('价格和库存保留至 2099-11-24 10:00')
    expect(page.text()).to.include('合同价 2099-11-24 10:00 到期')
    expect(await faults(page.box)).to.eql([])
    page.button('提交订单').click()
    await until(() => page.text().includes('采购申请已提交'))
    expect(page.text()).to.include('申请 R1 等待审批').and.include('待审批')
    expect(await faults(page.box)).to.eql([])
  })

  it('an emergency order requires a reason and is placed before its approval', async () => {
    const plan = {
      steps: [{ why: ['大额采购'], people: [{ id: '1', name: '周岚' }], need: 1 }],
      emergencyHours: 9,
    }
    const reviewed = { draftId: 'd1', needReview: 10, payNow: '0.00' }
    const refused = new No(400, '请输入紧急原因', 'emergency')
    const accepted = { ...placed, request: { id: '5', no: 'R1', state: 10 } }
    // Checkout and plan have the same last part of their paths.
    const page = open(reviewed, () => (sent.length === 1 ? refused : accepted), {
      d1: () => ({ ...draft, ...reviewed, ...plan }),
    })
    await page.ready()
    await until(() => page.text().includes('大额采购'))
    const box = page.field('紧急采购：立即下单，之后补审批')
    expect(page.all('[name=emergency]')).to.eql([])
    box.click()
    await until(() => page.all('[name=emergency]').length > 0)
    expect(page.text()).to.include('9 个工作小时内补审')
    expect(page.text())
      .to.include('请在 24 小时内付款')
      .and.not.match(/批准后|审核通过后/)
    page.button('提交订单').click()
    await until(() => page.root.activeElement === page.all('[name=emergency]')[0])
    expect(page.text()).to.include('请输入紧急原因')
    expect(await faults(page.box)).to.eql([])
    const [reason] = page.all('[name=emergency]')
    if (reason) enterText(reason, '产线停机')
    page.button('提交订单').click()
    await until(() => page.text().includes('紧急采购申请 R1 待补审批'))
    expect(sent.map(({ emergency }) => emergency)).to.eql(['', '产线停机'])
    expect(await faults(page.box)).to.eql([])
  })

  it('shows the payment again if a change makes the approval of an emergency order unnecessary', async () => {
    const reviewed = { draftId: 'd1', needReview: 10, payNow: '0.00' }
    const plan = {
      steps: [{ why: ['大额采购'], people: [{ id: '1', name: '周岚' }], need: 1 }],
      emergencyHours: 9,
    }
    // Checkout, plan and changes have the same last part of their paths.
    const page = open(reviewed, () => placed, {
      d1: (body) =>
        Object.keys(body).length > 0
          ? { ...draft, draftId: 'd1', stamp: 'stamp-2' }
          : { ...draft, ...reviewed, ...plan },
    })
    await page.ready()
    await until(() => page.text().includes('大额采购'))
    page.field('紧急采购：立即下单，之后补审批').click()
    await until(() => page.all('[name=emergency]').length > 0)
    expect(page.text()).not.to.include('支付方式')
    fill(page.field('订单备注（选填）'), '急')
    await until(() => page.text().includes('支付方式'))
    page.button('提交订单').click()
    await until(() => sent.length > 0)
    expect(sent[0]).not.to.have.property('emergency')
  })

  it('refers to the quotation instead of the cart, without coupons', async () => {
    const page = open({ offer: { id: 'o1', offerNo: 'Q2611210001' } })
    await page.ready()
    expect(page.text()).to.include('按询价单 Q2611210001 的价格').and.include('报价总额')
    expect(page.text()).to.include('返回询价单').and.not.include('返回购物车修改')
    expect(page.all('.coupon-choice')).to.eql([])
  })

  it('an order paid by accounts ends at the last step, without a deadline, with a link to the order', async () => {
    const page = open({}, () => ({ ...placed, orders: [{ ...placed.orders[0], state: 40 }] }))
    await page.ready()
    await until(() => page.text().includes('周岚'))
    page.button('提交订单').click()
    await until(() => page.text().includes('已付款，等待发货'))
    const links = page.all('a').map(({ textContent }) => textContent)
    expect(links).to.include('查看订单').and.include('2611212000000000070').and.not.include('去付款')
    expect(page.all('.step-done')).to.have.length(4)
    expect(page.text()).not.to.include('付款截止').and.not.to.include('2099-11-22')
  })

  it('asks to check the new amount after a 409 and keeps the lines', async () => {
    const page = open({}, () => new No(409, '价格有变，应付金额变为 ¥18.00，请核对后再提交'))
    await page.ready()
    await until(() => page.text().includes('周岚'))
    page.button('提交订单').click()
    await until(() => page.text().includes('请核对新的金额后再提交'))
    expect(page.text()).to.include('轴承 1')
  })

  it('selects the verified title of the chosen invoice type without opening a form', async () => {
    const title = (id: string, reviewState: number) => ({
      id,
      kind: 30,
      title: `华辰 ${id}`,
      taxNo: '91320506MA1000XX0K',
      isDefault: 20,
      reviewState,
    })
    const page = open({}, undefined, { titleList: () => [title('a', 10), title('b', 20)] })
    await page.ready()
    const [special] = page
      .all('.segmented label, .segmented button')
      .filter((each) => each.textContent === '增值税专用发票' || each.textContent === '增值税专票')
    special?.click()
    await until(() => page.text().includes('华辰 b'))
    expect(page.all('dialog')).to.have.length(0)
    await until(() => changes.some(({ invoice }) => invoice))
    expect(changes.find(({ invoice }) => invoice)?.invoice).to.eql({
      type: 20,
      title: '华辰 b',
      taxNo: '91320506MA1000XX0K',
    })
    page.button('修改').click()
    await until(() => page.all('dialog').length === 1)
    expect(page.all('.form-error, [aria-invalid=true]')).to.have.length(0)
  })

  it('shows a refusal of too many points at their field and keeps all input', async () => {
    const points = { available: 1_200, availableWorth: '12.00', most: 500, used: 300, mostWorth: '5.00' }
    const amounts = { ...draft.amounts, points: '5.00', pay: '12.00' }
    let now: object = { ...draft, points, amounts }
    const reason = '积分不足：可用 200 积分，应付金额变为 ¥15.00，请核对后再提交'
    let refused = true
    const page = open(
      now,
      () => {
        if (!refused) return placed
        refused = false
        now = {
          ...draft,
          stamp: 'stamp-2',
          points: {
            ...points,
            available: 200,
            availableWorth: '2.00',
            most: 200,
            used: 200,
            mostWorth: '2.00',
          },
          amounts: { ...amounts, points: '2.00', pay: '15.00' },
        }
        return new No(409, reason, 'pointsUsed')
      },
      {
        '9': (body) => {
          changes.push(body)
          // The server reduces the points to the allowed amount.
          if (body.pointsUsed) points.used = 500
          return now
        },
        listParam: () => [{ code: 6004, status: 10, integDeduct: 10, bizParam: {} }],
      },
    )
    await page.ready()
    await until(() => page.all('.points-choice-amount').length === 1)
    const field = page.field('使用积分数')
    const remark = page.field('订单备注（选填）')
    fill(remark, '到货前来电')
    fill(field, '500')
    await until(() => changes.some(({ pointsUsed, remark: sentRemark }) => pointsUsed === 500 && sentRemark))
    page.button('提交订单').click()
    await until(() => page.text().includes(reason))
    const description = page.root.getElementById(
      page.field('使用积分数').getAttribute('aria-describedby') ?? '',
    )
    expect(description?.textContent).to.equal(reason)
    await until(() => page.text().includes('¥15.00') && page.text().includes('积分，抵 ¥2.00'))
    expect([page.field('使用积分数').value, remark.value]).to.eql(['500', '到货前来电'])
    // Amounts are dimmed while they are recomputed.
    await until(() => page.all('[aria-busy=true]').length === 0)
    expect(await faults(page.box)).to.eql([])

    page.button('提交订单').click()
    await until(() => page.text().includes('2611212000000000070'))
    expect(sent.map(({ payAmount, stamp }) => [payAmount, stamp])).to.eql([
      ['12.00', 'stamp-1'],
      ['15.00', 'stamp-2'],
    ])
  })

  it('shows the arrival date of a line', async () => {
    const promises = [{ skuId: 's1', quantity: 10, kind: 10, warehouse: '苏州仓', date: '2026-12-01' }]
    const page = open({}, undefined, {
      promise: () => ({ region: '上海市', today: '2026-11-29', promises }),
    })
    await page.ready()
    await until(() => page.text().includes('12 月 1 日'))
    const [arrival] = page.all('.delivery-arrival')
    expect(arrival?.getBoundingClientRect().width).to.be.greaterThan(200)
  })

  it('focuses a missing payment password instead of submitting, and submits on Enter in it', async () => {
    const page = open({}, () => ({ ...placed, orders: [{ ...placed.orders[0], state: 40 }] }))
    await page.ready()
    await until(() => page.text().includes('周岚') && page.text().includes('预存款'))
    const [deposit] = page
      .all('.payment-funding-account')
      .filter((each) => each.textContent?.includes('预存款'))
    deposit?.querySelector('input')?.click()
    await until(() => page.all('input[name=payPassword]').length === 1)
    page.button('提交订单').click()
    const password = () => page.root.querySelector<HTMLInputElement>('input[name=payPassword]')
    await until(() => page.root.activeElement === password())
    const { top, bottom } = password()?.getBoundingClientRect() ?? { top: -1, bottom: Infinity }
    expect([top >= 0, bottom <= innerHeight]).to.eql([true, true])
    expect(password()?.ariaInvalid).to.equal('true')
    expect(sent).to.eql([])
    const field = password()
    if (field) fill(field, '246810')
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
    await until(() => page.text().includes('订单已提交'))
    expect(sent).to.have.length(1)
    expect(sent[0]).to.deep.include({ payPassword: '246810' })
    await until(() => page.root.activeElement?.textContent === '已付款，等待发货')
  })

  it('shows the balance and the share of each account, and points only as a discount', async () => {
    const points = { available: 1_200, most: 500, used: 0 }
    const page = open({ points }, undefined, {
      listParam: () => [{ code: 6004, status: 10, integDeduct: 10, bizParam: {} }],
      listPayType: () => [
        { payCode: 97, payName: '积分', enabled: 10, balance: '12.00' },
        { payCode: 96, payName: '预存款', enabled: 10, balance: '500.00' },
        { payCode: 30, payName: '微信扫码', enabled: 10 },
      ],
    })
    await page.ready()
    await until(() => page.text().includes('预存款') && page.text().includes('积分抵扣'))
    await until(() => page.all('.payment-funding-account').length === 1)
    const box = page.root.querySelector<HTMLInputElement>('.payment-funding-account input')
    const description = page.root.getElementById(box?.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).to.equal('可用 ¥500.00')
    box?.click()
    await until(() => page.all('.checkout-split').length === 1)
    expect(page.all('.checkout-split')[0]?.textContent).to.equal('预存款¥17.00')
    expect(page.text()).to.include('提交后立即从账户扣款').and.not.to.include('请在 24 小时内付款')
  })

  it('names each section and amount uniquely in English', async () => {
    const page = open()
    await page.ready()
    page.box.firstElementChild?.setAttribute('lang', 'en')
    await until(() => page.text().includes('Items'))
    const words = page.all('h2, .checkout-sum dt').map(({ textContent }) => textContent)
    expect(words).to.include('Items').and.include('Products total')
    expect(words.length).to.equal(new Set(words).size)
  })

  it('disables submitting a quotation that cannot be ordered, and links back to it', async () => {
    const left = [{ ...wireLine(line('1')), purchaseNo: '', costCentre: '', invalidReason: 'tooMany' }]
    const none = { groups: [], left, kinds: 0, pieces: 0, payNow: '0.00' }
    const amounts = { ...draft.amounts, goods: '0.00', freight: '0.00', coupon: '0.00', pay: '0.00' }
    const page = open({ ...none, amounts, offer: { id: 'o1', offerNo: 'Q1' } })
    await page.ready()
    expect(page.button('提交订单').hasAttribute('disabled')).to.equal(true)
    await until(() => page.all('.inline-bar').length === 1)
    const [bar] = page.all('.inline-bar')
    expect(bar?.textContent).to.include('库存不足').and.include('再次议价')
    expect(bar?.querySelector('a')?.textContent).to.equal('返回询价单')
    expect(page.text()).not.to.include('支付方式').and.not.to.include('仍留在购物车')
    expect(await faults(page.box)).to.eql([])
  })

  it('submits nothing without an address', async () => {
    const page = open({ addressId: undefined })
    await page.ready()
    page.button('提交订单').click()
    expect(sent).to.eql([])
  })
})
