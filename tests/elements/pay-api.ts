import { demoUser } from './demo-user'

type Answers = Record<string, (body: Record<string, unknown>) => unknown>

const type = (payCode: number, payName: string, more: object = {}) => ({
  payCode,
  payName,
  enabled: 10,
  ...more,
})

/** Pay order in the server's format. */
export const owed = {
  payOrderId: '7',
  payNo: 'P2611212000000000001',
  state: 10,
  amount: '128.50',
  items: [{ refId: '70', orderNo: '2611212000000000070', state: 30, amount: '128.50', total: '128.50' }],
  expiresAt: '2099-11-22 10:00:00',
  secondsLeft: 3_600,
  closed: 20,
  returned: 20,
  needPayPassword: 10,
  hasPayPassword: 10,
  confirmOnce: 20,
  bank: { holder: '禾拓', bank: '建设银行', accountNo: '3105' },
  actions: [],
}

/** Refusal with the name of its field. */
export class No {
  readonly code: number
  readonly message: string
  readonly path: string
  constructor(code: number, message: string, path = '') {
    this.code = code
    this.message = message
    this.path = path
  }
}

/** Simulates the payment calls of the server, as a replacement for `fetch`. */
export function payApi(own: Answers = {}) {
  const calls: string[] = []
  let order: object = owed
  const answers: Answers = {
    currency: () => ({ symbol: '¥', digit: 2, ways: 10 }),
    getUserInfo: () => demoUser,
    count: () => ({ totalCount: 0 }),
    listPayType: () => [
      type(95, '信用账期', { balance: '9000.00', dueDate: '2027-01-05' }),
      type(96, '预存款', { balance: '500.00' }),
      type(90, '线下支付'),
      type(30, '微信扫码'),
      type(50, '微信 App', { enabled: 20, reason: '请在手机微信内使用' }),
    ],
    '7': () => order,
    ...own,
  }
  const real = globalThis.fetch
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given instanceof Request ? given.url : given, location.href)
    if (!url.pathname.startsWith('/api/')) return real(given, init)
    const text = typeof init.body === 'string' ? init.body : '{}'
    calls.push(`${init.method} ${url.pathname.split('/').slice(4).join('/')} ${text}`)
    if (url.pathname.includes('/network/site/'))
      return Response.json({ code: 200, message: '', data: '1001' })
    const answer = answers[url.pathname.split('/').at(-1) ?? '']
    const answered = answer ? await answer(JSON.parse(text)) : new No(404, '')
    if (answered === 'cut') throw new TypeError('Failed to fetch')
    if (answered instanceof No) {
      const { code, message, path } = answered
      return Response.json({ code, message, data: null, ...(path && { errors: [{ path, message }] }) })
    }
    return Response.json({ code: 200, message: '', data: answered })
  }
  return {
    paying: () => calls.filter((call) => call.includes('tradePay/pay ')),
    now: (more: object) => void (order = { ...owed, ...more }),
    close: () => void (globalThis.fetch = real),
  }
}

export type PayApi = ReturnType<typeof payApi>
