import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import tradeUserCenter from '../../elements/trade-user-center'
import { demoUser } from './demo-user'
import { put, until } from './goods-page'
import { pageAnswer } from './page-answer'

// Facts that the shop knows are not asked for again.

tradeUserCenter.define()

const phone = '13800001001'
const email = 'buyer@example.com'
const order = {
  id: 'o1',
  orderNo: 'HT1',
  orderType: 10,
  state: 70,
  payAmount: '20.00',
  lines: [],
  shop: { id: '1', name: '恒锐旗舰店', shopType: 10 },
  createdAt: '2026-11-20 10:42:00',
  actions: ['askInvoice'],
  blocked: {},
  invoiceStatus: 30,
  address: { consignee: '周岚', phone, regionName: '上海市', detail: '临港大道 1 号' },
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
  invoiceWish: { type: 20, title: '临港精密机械有限公司' },
  files: [],
  shipments: [],
  payments: [],
  log: [],
}
const bearing = {
  id: 'k1',
  skuCode: '6205',
  spec: {},
  goodsId: 'g1',
  goodsName: '轴承 6205',
  brandName: '恒锐',
  image: '',
  unitName: '个',
  goodsPrice: '9.90',
  salePrice: '8.01',
  stockQuantity: 463,
  safetyStock: 10,
  minQuantity: 10,
  step: 10,
  withdrawn: false,
  sellsShort: false,
}

const answers: [part: string, data: unknown][] = [
  ['/getUserInfo', { ...demoUser, phone, email }],
  ['/order/detail/HT1', order],
  ['/invoice/orderPage', pageAnswer([])],
  ['/invoice/titleList', []],
  ['/invoice/addressList', []],
  ['/quickOrder/check', [{ code: '6205', sku: bearing, candidates: [] }]],
]

const real = globalThis.fetch
beforeEach(async () => {
  await setViewport({ width: 1440, height: 900 })
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (!pathname.includes('/bbb')) return real(input, init)
    const [, data] = answers.find(([part]) => pathname.includes(part)) ?? []
    return data === undefined
      ? Response.json({ code: 404, message: '', data: null }, { status: 404 })
      : Response.json({ code: 200, message: '', data })
  }
})
afterEach(() => {
  for (const box of document.querySelectorAll('.box')) box.remove()
  globalThis.fetch = real
  sessionStorage.clear()
})

const filled = [
  { page: 'order/HT1/complain', field: 'phone', value: phone },
  { page: 'enquiry/goods', field: 'contactPhone', value: phone },
  { page: 'enquiry/goods', field: 'contactName', value: demoUser.legalName },
  { page: 'invoice/apply', field: 'email', value: email },
]
for (const { page, field, value } of filled)
  it(`${page} prefills the field ${field} from the account`, async () => {
    const part = put('trade-user-center', { page }, true)
    await until(() => part.all(`[data-field=${field}] input`).length > 0, field)
    expect(part.get(`[data-field=${field}] input`)).to.have.property('value', value)
  })

it('an order with a requested invoice links to it and shows no reason against another', async () => {
  const part = put('trade-user-center', { page: 'order/HT1' }, true)
  await until(() => part.all('a[href*="HT1/invoice"]').length > 0, 'the link to the invoice')
  expect(part.root.textContent).not.to.include('没有可开票金额')
})
