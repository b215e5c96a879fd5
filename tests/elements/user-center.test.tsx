import axe from 'axe-core'
import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeUserCenter from '../../elements/trade-user-center'
import { actions } from '../../src/core/host/actions'
import { faults } from './faults'
import { fill, pause, put, until, type Part } from './goods-page'
import { brokenWords, outsideCells } from './layout'
import { pageAnswer } from './page-answer'
import { variants } from '../hard/amounts'

tradeUserCenter.define()

const line = (at: number) => ({
  id: `l${at}`,
  skuId: `k${at}`,
  goodsId: `g${at}`,
  goodsName: `轴承 ${at}`,
  skuCode: `T-${at}`,
  spec: { 规格: '标准' },
  image: '',
  unitName: '个',
  quantity: 10,
  price: '2.00',
  amount: '20.00',
  shippedQuantity: at === 1 ? 10 : 0,
})
const row = (at: number, more: object) => ({
  id: `o${at}`,
  orderNo: `HT${at}`,
  orderType: 10,
  state: 30,
  payAmount: '20.00',
  lines: [line(at)],
  shop: { id: '1', name: '恒锐旗舰店', shopType: 10 },
  createdAt: '2026-11-20 10:42:00',
  actions: ['cancel', 'buyAgain'],
  ...more,
})
const rows = [
  row(1, {
    state: 60,
    parcels: 1,
    receivedBy: '2026-11-30 10:00:00',
    actions: ['receive', 'track', 'checkGoods', 'buyAgain'],
  }),
  row(2, { secondsLeft: 3725, payDeadline: '2026-11-21 12:00:00' }),
  row(3, {
    state: 10,
    placedBy: { id: '9', name: '陈一凡' },
    lines: [{ ...line(3), purchaseNo: 'PO-3', costCentre: 'CC-3' }],
    actions: ['approve', 'reject', 'changeLines', 'cancel', 'buyAgain'],
  }),
  row(4, { state: 90, cancelReason: 20, actions: ['buyAgain', 'hide'] }),
]
/** Sites of a group: the user's own, and those of a member in yuan and a member in dollars. */
const member = { id: '1001', name: '禾拓工采', currency: { symbol: '¥', digit: 2, ways: 10 }, readOnly: 20 }
const seaway = { id: '1005', name: '海程备件', currency: { symbol: '$', digit: 2, ways: 10 }, readOnly: 10 }
const ofGroup = [
  row(5, {}),
  row(6, { site: member, actions: ['payNow'] }),
  row(7, { site: seaway, payAmount: '1234.50', actions: [] }),
]
const detail = {
  ...rows[0],
  address: { consignee: '周岚', phone: '13800001001', regionName: '上海市', detail: '临港大道 1 号' },
  amounts: {
    goods: '20.00',
    freight: '0.00',
    discount: '0.00',
    coupon: '0.00',
    points: '0.00',
    pay: '20.00',
    paid: '20.00',
    refunded: '0.00',
  },
  remark: '',
  deliveryWay: 10,
  files: [],
  shipments: [
    {
      id: 's1',
      company: '迅安物流',
      trackingNo: 'XA1',
      shippedAt: '2026-11-20 12:00:00',
      lines: [{ lineId: 'l1', quantity: 10 }],
      tracks: [
        { at: '2026-11-20 20:00:00', step: 20, place: '' },
        { at: '2026-11-20 12:00:00', step: 10, place: '' },
      ],
    },
    {
      id: 's2',
      company: '自有车辆',
      trackingNo: '',
      shippedAt: '2026-11-20 13:00:00',
      lines: [],
      tracks: [],
    },
  ],
  payments: [{ payNo: 'P1', state: 40, payCode: 95, amount: '20.00', paidAt: '2026-11-20 11:00:00' }],
  log: [
    { at: '2026-11-20 10:42:00', action: 'submit', actor: 'buyer', name: '周岚', toState: 30, reason: '' },
    { at: '2026-11-20 11:00:00', action: 'pay', actor: 'gateway', name: '', toState: 40, reason: '' },
  ],
}

type Asked = { method: string; path: string; body: Record<string, unknown> }
let asked: Asked[] = []
let refuse: Record<string, string> = {}
/** Number of received pieces in the first order. */
let received = 0
/** Orders in the list. */
let listed = rows
const real = globalThis.fetch

/** Simulates the user centre's calls. */
function answer(path: string, body: Record<string, unknown>): unknown {
  if (path.includes('/order/page')) {
    const content = body.state === undefined ? listed : listed.filter(({ state }) => state === body.state)
    return { ...pageAnswer(content), counts: { 10: 1, 30: 1, 60: 1, 90: 1 }, members: [] }
  }
  if (path.includes('/order/detail/HT1'))
    return { ...detail, lines: detail.lines?.map((one) => ({ ...one, receivedQuantity: received })) }
  if (path.includes('/order/detail/HT3'))
    return {
      ...detail,
      ...rows[2],
      amounts: { ...detail.amounts, freight: '8.00', pay: '28.00' },
      remark: '三号门收货',
    }
  if (path.includes('/order/detail/HT7')) return { ...detail, ...ofGroup[2] }
  if (path.includes('/order/cancel')) return { state: 90 }
  if (path.includes('/order/receive')) return { state: 70 }
  if (path.includes('/members/review')) return { state: 30 }
  if (path.includes('/checkList/confirm')) {
    received = Array.isArray(body.lines) ? Number(body.lines[0]?.quantity) : 0
    return true
  }
  if (path.includes('/buyAgain'))
    return {
      added: 0,
      skipped: [{ skuId: 'k4', goodsName: '轴承 4', skuCode: 'T-4', reason: '商品已下架' }],
      totalCount: 3,
    }
  if (path.includes('/export/order')) return { taskId: '1' }
  if (path.includes('/remind/pageRemind'))
    return {
      ...pageAnswer([
        {
          id: 'n1',
          title: '订单已发货',
          content: '订单 HT1 已全部发出',
          link: '/user/order/HT1',
          state: 10,
          createdAt: '2026-11-20 12:00:00',
        },
      ]),
      unread: 1,
    }
  if (path.includes('/remind/read')) return { unread: 0 }
  if (path.includes('/userCenter/todo')) return { total: 0, content: [] }
  if (path.includes('/userCenter/index'))
    return {
      orderCounts: { 10: 1, 30: 2 },
      deposit: '93383.20',
      credit: { limit: '200000.00', available: '195081.42' },
      points: 12_600,
      couponCount: 10,
      remindCount: 1,
      recentOrders: listed === rows ? rows.slice(0, 2) : listed,
    }
  if (path.includes('/performance/summary')) {
    const amountsOf = (amount: string) => {
      const parts = [{ key: '2026-11', name: '2026-11', amount, orders: 1 }]
      return { amount, orders: 1, months: parts, categories: parts, members: parts }
    }
    return {
      ...amountsOf('20.00'),
      others: [{ code: 'USD', symbol: '$', digit: 2, ways: 10, ...amountsOf('1234.50') }],
    }
  }
  if (path.includes('/often/goodsPage')) return pageAnswer([])
  return undefined
}

beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  asked = []
  refuse = {}
  listed = rows
  received = 0
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (!url.pathname.includes('/bbb')) return real(input, init)
    const sent = typeof init?.body === 'string' ? init.body : '{}'
    const body: Record<string, unknown> = JSON.parse(sent || '{}')
    const path = decodeURIComponent(url.pathname)
    asked.push({ method: init?.method ?? 'GET', path, body })
    const message = Object.entries(refuse).find(([part]) => path.includes(part))?.[1]
    if (message) return Response.json({ code: 409, message, data: null })
    const data = answer(path, body)
    return data === undefined
      ? Response.json({ code: 404, message: '', data: null }, { status: 404 })
      : Response.json({ code: 200, message: '', data })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
  delete actions.openLogin
})
const sent = (part: string) => asked.filter(({ path }) => path.includes(part))
/** Returns the requests of the list itself. Menu and user box request counts separately. */
const lists = () => sent('/order/page').filter(({ body }) => body.pageSize === 10)

async function open(page: string, shows: string, theme = 'light') {
  const part = put('trade-user-center', { page, theme }, true)
  await until(() => part.all(shows).length > 0, shows)
  return part
}
const orderList = () => open('order', '.document')
const order = (part: Part, no: string) => {
  const found = part.all('.document').find((each) => each.textContent?.includes(no))
  if (!found) throw new Error(`no order ${no}`)
  return found
}
const button = (within: HTMLElement, word: string) => {
  const found = [...within.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => each.textContent?.trim() === word,
  )
  if (!found) throw new Error(`no ${word}`)
  return found
}
const dialog = async (part: Part) => {
  await until(() => part.all('dialog[open]').length > 0, 'dialog')
  return part.get('dialog[open]')
}

describe('trade-user-center', () => {
  it('asks a visitor to log in and requests no private data', async () => {
    let opened = 0
    actions.openLogin = () => void (opened += 1)
    const part = put('trade-user-center', { page: 'order' })
    await until(() => part.all('.permission-refused-page').length > 0, 'refused')
    part.press('去登录')
    expect(opened).to.equal(1)
    expect(sent('/userCenter/')).to.eql([])
  })

  it('opens its pages inside the element without changing the page’s address', async () => {
    const before = location.href
    const part = await open('', '.user-center-account, .user-center-funds')
    await until(() => part.all('.user-center-funds').length > 0, 'funds')
    expect(part.text('.user-center-funds')).to.include('93,383.20').and.include('12,600')
    part
      .all('.user-center-menu-item')
      .find((item) => item.textContent?.startsWith('我的订单'))
      ?.click()
    await until(() => part.all('.document').length === rows.length, 'orders')
    expect(part.get('.user-center-menu [aria-current]').textContent).to.equal('我的订单3')
    button(order(part, 'HT1'), '订单详情').click()
    await until(() => part.all('.order-parcel').length > 0, 'detail')
    expect(part.words('.breadcrumb-item')).to.eql(['首页', '用户中心', '我的订单', '订单详情'])
    expect(location.href).to.equal(before)
    part.element.setAttribute('page', 'notice')
    await until(() => part.all('.reminders-item').length > 0, 'reminders')
  })

  it('stays on its page if the event trade-navigate is cancelled', async () => {
    const part = await orderList()
    const hrefs: string[] = []
    const mine = (event: DocumentEventMap['trade-navigate']) => {
      event.preventDefault()
      hrefs.push(new URL(event.detail.href).pathname)
    }
    document.addEventListener('trade-navigate', mine)
    part.press('账户首页', '.user-center-menu')
    await pause(50)
    document.removeEventListener('trade-navigate', mine)
    expect(hrefs).to.eql(['/user'])
    expect(part.all('.document')).to.have.length(rows.length)
  })

  for (const theme of variants(['light', 'dark']))
    it(`has no accessibility faults (${theme})`, async () => {
      const part = await open('order', '.document', theme)
      expect(await faults(part.element)).to.eql([])
    })
})

describe('orders of a site group', () => {
  beforeEach(() => {
    listed = ofGroup
  })
  const amounts = (within: HTMLElement) =>
    [...within.querySelectorAll('.price-amount')].map((each) => each.textContent)

  it('are listed in yuan and dollars, each with its site, and only own orders have actions', async () => {
    const part = await orderList()
    expect(amounts(order(part, 'HT5'))).to.include('¥20.00')
    expect(amounts(order(part, 'HT6'))).to.include('¥20.00')
    expect(amounts(order(part, 'HT7'))).to.include('$1,234.50')
    expect(amounts(order(part, 'HT7')).join()).not.to.include('¥')
    expect(order(part, 'HT6').textContent).to.include('禾拓工采').and.not.include('请到')
    expect(order(part, 'HT7').textContent).to.include('海程备件').and.include('请到 海程备件 办理')
    expect(order(part, 'HT5').textContent).not.to.include('禾拓工采')
    // No order of the user's own site can be selected for a joint payment.
    expect(order(part, 'HT6').querySelectorAll('input[type=checkbox]')).to.have.length(1)
    expect(order(part, 'HT7').querySelectorAll('input[type=checkbox], button')).to.have.length(0)
  })

  it('have a sum, a chart and a table per currency, and no sum across currencies', async () => {
    const part = await open('performance', '.performance-chart')
    expect(part.words('.performance-facts .price-amount')).to.eql(['¥20.00', '¥20.00', '$1,234.50'])
    expect(part.words('.performance-figure')).to.eql(['¥20.00', '$1,234.50'])
    expect(part.all('.performance-chart').map((each) => each.getAttribute('aria-label'))).to.eql([
      '按月的采购金额',
      '按月的采购金额（USD）',
    ])
    const cells = part.all('.performance-turnover tbody tr').map((row) => row.textContent)
    expect(cells).to.eql(['2026-111¥20.00100.0%', '2026-111$1,234.50100.0%'])
  })

  it('keep their currency in recent orders and on their page, and funds stay in yuan', async () => {
    const part = await open('', '.user-center-recent-goods')
    const rowOf = (no: string) => {
      const found = part.all('tr').find((each) => each.textContent?.includes(no))
      if (!found) throw new Error(`no row ${no}`)
      return found
    }
    expect([amounts(rowOf('HT6')), amounts(rowOf('HT7'))]).to.eql([['¥20.00'], ['$1,234.50']])
    expect(rowOf('HT7').textContent).to.include('海程备件')
    expect(amounts(part.get('.user-center-funds')).join())
      .to.include('¥93,383.20')
      .and.not.include('$')
    part.element.setAttribute('page', 'order/HT7')
    await until(() => part.all('.order-sums').length > 0, 'detail')
    const shown = amounts(part.get('.order-sums'))
    expect(shown.length).to.be.greaterThan(2)
    for (const amount of shown) expect(amount?.replace('−', '')).to.match(/^\$/)
  })
})

describe('the user centre’s home page', () => {
  it('names the document of a message, and shows the actions of recent orders unbroken', async () => {
    listed = rows.map((one) => ({ ...one, openAfterSales: [{ id: 'a1', no: 'R1', state: 10 }] }))
    const part = await open('', '.user-center-recent-goods')
    await until(() => part.all('.user-center-reminders li').length > 0, 'messages')
    expect(part.text('.user-center-reminders')).to.include('HT1')
    const table = part.get('.user-center-recent-goods').closest('table')
    if (!table) throw new Error('no table')
    const actionsIn = [...table.querySelectorAll('tbody .actions')]
    expect(actionsIn.map((cell) => cell.querySelectorAll('a, button').length)).to.eql([1, 1, 1, 1])
    expect(table.querySelectorAll('.button-primary').length).to.equal(0)
    expect([brokenWords(table), outsideCells(table)]).to.eql([[], []])
  })
})

describe('the order list', () => {
  it('has tabs with counts that filter the list, and explains each state', async () => {
    const part = await orderList()
    expect(part.words('.tab')).to.include('待付款1').and.include('已取消')
    expect(order(part, 'HT2').textContent).to.include('剩余 01:02:0')
    expect(order(part, 'HT1').textContent).to.include('11-30 自动收货').and.include('/个')
    expect(order(part, 'HT3').textContent).to.include('采购单号 PO-3 · 成本中心 CC-3')
    expect(order(part, 'HT4').textContent).to.include('不想要了')
    part
      .all('.tab')
      .find((tab) => tab.textContent?.startsWith('已取消'))
      ?.click()
    await until(() => part.all('.document').length === 1, 'one order')
    expect(lists().at(-1)?.body).to.include({ state: 90, pageNumber: 1, pageSize: 10 })
  })

  it('shows the server’s actions, two of them as buttons', async () => {
    const part = await orderList()
    const words = [...order(part, 'HT1').querySelectorAll('.document-actions :is(a, button)')].map(
      (each) => each.textContent,
    )
    expect(words).to.eql(['确认收货', '查看物流', '验收清单', '再次采购'])
    expect(order(part, 'HT1').querySelectorAll('.document-actions .button')).to.have.length(2)
  })

  it('requires a reason to cancel an order', async () => {
    const part = await orderList()
    button(order(part, 'HT2'), '取消订单').click()
    const box = await dialog(part)
    button(box, '取消订单').click()
    await until(() => box.textContent?.includes('请选择取消原因'))
    expect(sent('/order/cancel')).to.eql([])
    box.querySelectorAll<HTMLInputElement>('input[type=radio]')[3]?.click()
    button(box, '取消订单').click()
    await until(() => part.all('dialog[open]').length === 0, 'closed')
    expect(sent('/order/cancel').map(({ path, body }) => [path.split('/').at(-1), body.cancelReason])).to.eql(
      [['o2', 40]],
    )
    await until(() => lists().length > 1, 'asked again')
  })

  it('keeps the dialog open after a 409 and reloads the list', async () => {
    refuse = { '/order/receive': '状态已变化，请刷新后重试' }
    const part = await orderList()
    button(order(part, 'HT1'), '确认收货').click()
    button(await dialog(part), '确认收货').click()
    await until(() => lists().length === 2, 'asked again')
    expect(part.all('dialog[open]')).to.have.length(1)
  })

  it('names goods that cannot be bought again and their reason', async () => {
    const part = await orderList()
    button(order(part, 'HT4'), '再次采购').click()
    const box = await dialog(part)
    expect(box.textContent).to.include('轴承 4').and.include('商品已下架')
    button(box, '关闭').click()
    await until(() => part.all('dialog[open]').length === 0, 'closed')
  })

  it('reviews a sub-account’s order with a changed quantity, and requires a reason to reject', async () => {
    const part = await orderList()
    button(order(part, 'HT3'), '审核订单').click()
    const box = await dialog(part)
    await until(() => box.textContent?.includes('三号门收货'), 'what is reviewed')
    for (const fact of ['陈一凡', '临港大道 1 号', '¥8.00', '¥28.00', 'PO-3', 'CC-3'])
      expect(box.textContent).to.include(fact)
    button(box, '驳回').click()
    await until(() => box.textContent?.includes('请输入驳回原因'))
    expect(sent('/members/review')).to.eql([])
    const more = [...box.querySelectorAll<HTMLElement>('.stepper button')].at(-1)
    more?.click()
    await until(() => box.querySelector<HTMLInputElement>('.stepper input')?.value === '11', 'eleven')
    button(box, '通过').click()
    await until(() => sent('/members/review').length === 1, 'reviewed')
    expect(sent('/members/review')[0]?.body).to.eql({ pass: 10, lines: [{ lineId: 'l3', quantity: 11 }] })
  })

  it('derives the actions from the state if the back end sends none', async () => {
    listed = [row(6, { actions: undefined }), row(7, { actions: undefined, state: 70 })]
    const part = await orderList()
    expect(button(order(part, 'HT6'), '去付款').tagName).to.equal('BUTTON')
    expect(button(order(part, 'HT6'), '取消订单').tagName).to.equal('BUTTON')
    expect(order(part, 'HT7').textContent).to.include('申请售后').and.not.to.include('去付款')
  })

  it('shows the unit of a gift, aligned with the columns of its order', async () => {
    listed = [row(1, { gifts: [{ orderNo: 'HT9', state: 40, line: line(9) }] })]
    const part = await orderList()
    expect(part.words('.order-quantity')).to.eql(['× 10 个', '× 10 个'])
    for (const column of ['.order-price', '.order-quantity']) {
      const [own, gift] = part.all(column).map((cell) => cell.getBoundingClientRect().right)
      expect(gift).to.equal(own)
    }
  })

  it('of 5,000 lines renders 3, then fewer than 60 near the viewport, down to the last', async () => {
    listed = [row(5, { lines: Array.from({ length: 5000 }, (_, at) => line(at)) })]
    const part = await orderList()
    const drawn = () => part.all('.order-line')
    expect(drawn()).to.have.length(3)
    button(order(part, 'HT5'), '还有 4,997 种商品').click()
    await until(
      () => part.all('.document-lines > [aria-hidden]').length > 0 && drawn().length < 60,
      'windowed',
    )
    expect(drawn()[3]?.ariaPosInSet).to.equal('4')
    expect(drawn()[3]?.ariaSetSize).to.equal('5000')
    const height = () => part.get('.document-lines').getBoundingClientRect().height
    const first = height()
    await until(() => {
      part.get('.document-more').scrollIntoView({ block: 'end' })
      return drawn().at(-1)?.textContent?.includes('轴承 4999')
    }, 'the last line')
    expect(drawn().length).to.be.lessThan(60)
    expect(height() / first).to.be.within(0.99, 1.01)
    expect((await axe.run(part.element)).violations.map(({ id }) => id)).to.eql([])
    button(order(part, 'HT5'), '收起').click()
    await until(() => drawn().length === 3, 'folded')
    expect(order(part, 'HT5').getBoundingClientRect().bottom).to.be.greaterThan(0)
  })

  it('exports orders with a toast that names the download page', async () => {
    const part = await orderList()
    part.press('导出订单')
    await until(() => sent('/export/order').length === 1, 'asked')
    await until(
      () => document.querySelector('trade-notice-host')?.shadowRoot?.textContent?.includes('下载管理'),
      'full',
    )
  })
})

describe('the page of an order', () => {
  it('shows its steps, amounts, parcels, payments and log', async () => {
    const part = await open('order/HT1', '.order-parcel')
    expect(part.get('.step-current').textContent).to.include('收货')
    expect(part.text('.order-sums')).to.include('20.00')
    expect(part.words('.order-track')).to.eql([
      '已离开发货地分拨中心 2026-11-20 20:00',
      '快递已揽收 2026-11-20 12:00',
    ])
    expect(part.words('.order-parcel > header')).to.eql(['包裹 1迅安物流运单号 XA1复制', '包裹 2自有车辆'])
    expect(part.text('.order-payments')).to.include('信用账期').and.include('已付款')
    expect(part.all('tbody').at(-1)?.textContent).to.include('买家 周岚').and.include('支付渠道')
  })

  it('shows a message for an unknown document', async () => {
    const part = await open('order/NOTHING', '.empty-state')
    expect(part.text('.empty-state')).to.include('订单不存在')
  })

  it('saves the inspection of each line and shows the missing pieces', async () => {
    const part = await open('order/HT1/check-list', 'tbody tr')
    const more = [...part.get('tbody').querySelectorAll<HTMLElement>('.stepper button')].at(-1)
    more?.click()
    await until(() => part.text('tbody').includes('缺 9'))
    fill(part.field('轴承 1 T-1 验收备注'), '外箱破损')
    part.press('保存验收结果')
    await until(() => sent('/checkList/confirm').length === 1, 'saved')
    expect(sent('/checkList/confirm')[0]?.body).to.eql({
      lines: [{ lineId: 'l1', quantity: 1, note: '外箱破损' }],
    })
    await until(() => part.all('.order-check-next').length > 0, 'what comes next')
    expect(part.text('.order-check-next')).to.include('缺少 9 件')
    await until(() => part.element.shadowRoot?.activeElement === part.get('.order-check-next'), 'focus')
  })

  it('accepts all shipped goods at once, then offers to confirm the receipt', async () => {
    const part = await open('order/HT1/check-list', 'tbody tr')
    part.press('全部收到')
    await until(
      () => !button(part.get('.order-sheet-actions'), '保存验收结果').hasAttribute('disabled'),
      'changed',
    )
    part.press('保存验收结果')
    await until(() => sent('/checkList/confirm').length === 1, 'saved')
    expect(sent('/checkList/confirm')[0]?.body).to.eql({ lines: [{ lineId: 'l1', quantity: 10 }] })
    await until(() => part.all('.order-check-next').length > 0, 'what comes next')
    expect(part.text('.order-check-next')).to.include('已发商品全部收到')
    part.press('确认收货')
    await until(() => sent('/order/receive').length === 1, 'received')
  })
})
