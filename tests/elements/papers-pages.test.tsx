import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeUserCenter from '../../elements/trade-user-center'
import { demoUser } from './demo-user'
import { put, until } from './goods-page'
import { brokenWords } from './layout'
import { pageAnswer } from './page-answer'

tradeUserCenter.define()

const invoice = (at: number, more: object) => ({
  id: `f${at}`,
  applyNo: `F26113005025949823${at}`,
  status: 10,
  type: 20,
  medium: 10,
  title: '临港精密机械有限公司',
  amount: '859.52',
  orders: [{ orderId: 'o1', orderNo: '20261119700052', amount: '859.52' }],
  createdAt: '2026-11-30 05:02:00',
  reddened: 20,
  actions: [],
  ...more,
})
const rejected = invoice(1, { reason: '抬头与税号不一致，请核对后重新申请' })
const withdrawn = invoice(2, {})
const mailed = invoice(3, {
  status: 40,
  number: '2261121232700620971',
  company: '顺递速运',
  trackingNo: 'SD506077620971',
})
const bank = { holder: '禾拓工业品供应链有限公司', bank: '中国建设银行', accountNo: '31050110100100000618' }

const bill = {
  id: 'b1',
  billNo: 'ZD202610',
  month: '2026-10',
  state: 30,
  amount: '20.00',
  repaid: '0.00',
  left: '20.00',
  dueDate: '2026-12-05',
  daysLeft: 5,
  disputeReason: '',
  actions: [],
}
const billLine = { id: 'l1', type: 10, amount: '20.00', refNo: 'HT1', createdAt: '2026-10-01 19:21:00' }
const credit = {
  limit: '100.00',
  used: '20.00',
  available: '80.00',
  state: 'open',
  billed: '20.00',
  unbilled: '0.00',
  months: [],
}
const report = (id: string) => ({
  id,
  kind: 'order',
  fileName: `订单-${id}.csv`,
  state: 30,
  progress: 100,
  createdAt: '2026-11-30 19:12:00',
  expiresAt: '2026-12-07 19:12:00',
  fileUrl: '/api/bbb/file/1',
})
/** Actions of the line of the statement. */
let marks: string[] = []

const answers: [part: string, data: unknown][] = [
  ['/credit/index', credit],
  ['/credit/billPage', pageAnswer([bill])],
  ['/queue/page', pageAnswer([report('1'), report('2')])],
  ['/getUserInfo', demoUser],
  ['/invoice/page', { ...pageAnswer([rejected, withdrawn, mailed]), counts: {} }],
  ['/deposit/index', { balance: '1.00', frozen: '0.00', monthIn: '0.00', monthOut: '0.00', bank }],
  ['/deposit/rechargePage', pageAnswer([])],
]

const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (!pathname.includes('/bbb')) return real(input, init)
    const [, known] = answers.find(([part]) => pathname.includes(part)) ?? []
    const lines = [{ ...billLine, actions: marks }]
    const data = pathname.includes('/billDetail/') ? { ...bill, lines } : known
    return data === undefined
      ? Response.json({ code: 404, message: '', data: null }, { status: 404 })
      : Response.json({ code: 200, message: '', data })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
})

async function open(page: string, shows: string) {
  const part = put('trade-user-center', { page }, true)
  await until(() => part.all(shows).length > 0, shows)
  return part
}

describe('the list of invoices', () => {
  it('shows rejection reasons and invoice numbers, and keeps numbers unbroken', async () => {
    const part = await open('invoice', 'tbody tr')
    const [first, second, third] = part.all('tbody tr')
    if (!first || !second || !third) throw new Error('no rows')
    expect(first.textContent).to.include('已驳回').and.include('抬头与税号不一致')
    expect(second.textContent).to.include('未申请')
    expect(third.textContent).to.include('发票号码 2261121232700620971')
    expect(brokenWords(third)).to.eql([])
  })
})

describe('a top-up by bank transfer', () => {
  it('shows the account to transfer to', async () => {
    const part = await open('deposit/offline', '.deposit-bank')
    const words = part.get('.deposit-bank').textContent
    for (const word of Object.values(bank)) expect(words).to.include(word)
  })
})

describe('the lines of a statement', () => {
  for (const [name, actions] of [
    ['have an action column while the server offers actions', ['tick', 'dispute']],
    ['have no action column without actions', []],
  ] as const)
    it(name, async () => {
      marks = [...actions]
      const part = await open('credit', '.credit-bills tbody tr, tbody tr')
      part.press('明细')
      await until(() => part.all('dialog tbody tr').length > 0, 'lines')
      expect(part.words('dialog th').includes('操作')).to.equal(actions.length > 0)
    })
})

describe('the list of statements', () => {
  it('shows amounts and their sums with the currency', async () => {
    const part = await open('credit', '.credit-bills tbody tr, tbody tr')
    const amounts = part.words('tbody tr td, tfoot tr td').filter((words) => words.endsWith('.00'))
    expect(amounts).to.eql(['¥20.00', '¥0.00', '¥20.00', '¥20.00', '¥0.00', '¥20.00'])
  })
})

describe('a money field', () => {
  it('shows the currency', async () => {
    const part = await open('deposit/offline', '[data-field=amount]')
    expect(part.text('[data-field=amount] .control-frame')).to.equal('¥')
  })
})

describe('the list of top-ups', () => {
  it('lists the state 待确认 once in its filter', async () => {
    const part = await open('deposit/offline', '.actions select')
    const options = part.words('.actions select:first-of-type option')
    expect(options.filter((word) => word === '待确认').length).to.equal(1)
  })
})

describe('the list of reports', () => {
  it('has no primary buttons for downloads', async () => {
    const part = await open('downloads', 'tbody .button')
    expect(part.words('tbody .button')).to.eql(['下载', '删除', '下载', '删除'])
    expect(part.all('tbody .button-primary').length).to.equal(0)
  })
})
