import * as z from 'zod/mini'
import { toDecimal, toMinor } from '../../../../../src/core/money'
import { wireTime } from '../../../core/time/business-time'
import type { AlipayApp } from '../../../session/third-party/alipay'
import { alipayCall, alipayParams } from '../../../session/third-party/alipay-gateway'
import { addressWith, type Ask } from '../../../session/third-party/provider'
import { isSigned, publicKey, signedText } from '../../../session/third-party/rsa2'
import { collected, type PayProvider } from './provider'

export type AlipayMerchant = Omit<AlipayApp, 'authorize'> & {
  /** URL of the payment page. */
  page: string
  notifyUrl: string
}

const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED']
const trade = z.object({
  code: z.string(),
  out_trade_no: z.optional(z.string()),
  trade_no: z.optional(z.string()),
  trade_status: z.optional(z.string()),
  total_amount: z.optional(z.string()),
  /** Currency, if it is not the local one. */
  trans_currency: z.optional(z.string()),
})

type Traded = Partial<Omit<z.output<typeof trade>, 'code'>>
function traded({ out_trade_no = '', trade_no = '', total_amount = '', trans_currency = 'CNY' }: Traded) {
  if (trans_currency !== 'CNY') throw new Error('this is in another currency')
  return collected({ payNo: out_trade_no, channelNo: trade_no, amount: toMinor(total_amount) })
}

const returned = z.object({
  code: z.string(),
  sub_code: z.optional(z.string()),
  fund_change: z.optional(z.string()),
  refund_status: z.optional(z.string()),
})
/** Error codes after which Alipay must be queried again. */
const unsure = ['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR']

/** Creates the provider for Alipay on PC (alipay.trade.page.pay), with a signed URL and signed form calls. */
export const alipayPage = (merchant: AlipayMerchant, ask: Ask, now: () => Date): PayProvider => ({
  async create({ payNo, amount, about, expiresAt, returnUrl }) {
    const biz_content = JSON.stringify({
      out_trade_no: payNo,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: toDecimal(amount),
      subject: about.slice(0, 120),
      time_expire: wireTime(expiresAt),
    })
    const own = { biz_content, notify_url: merchant.notifyUrl, return_url: returnUrl }
    const params = await alipayParams(merchant, 'alipay.trade.page.pay', own, now)
    return { kind: 'redirect', url: addressWith(merchant.page, params) }
  },

  async receive(request) {
    const {
      sign_type: _,
      sign = '',
      ...params
    } = Object.fromEntries(new URLSearchParams(await request.text()))
    if (!(await isSigned(await publicKey(merchant.publicPem), signedText(params), sign)))
      throw new Error('this bears no signature of Alipay')
    if (params.app_id !== merchant.appId) throw new Error('this is for another app')
    if (params.notify_type !== 'trade_status_sync' || !paidStates.includes(params.trade_status ?? ''))
      return undefined
    return traded(params)
  },

  answer: (taken) => new Response(taken ? 'success' : 'failure'),

  async query(payNo) {
    const biz_content = JSON.stringify({ out_trade_no: payNo })
    const found = await alipayCall(merchant, ask, now)('alipay.trade.query', { biz_content }, trade)
    if (found.code !== '10000' || !paidStates.includes(found.trade_status ?? '')) return undefined
    if (found.out_trade_no !== payNo) throw new Error('this is about another trade')
    return traded(found)
  },

  async refund({ payNo, refundNo, amount }) {
    const biz_content = JSON.stringify({
      out_trade_no: payNo,
      out_request_no: refundNo,
      refund_amount: toDecimal(amount),
    })
    const found = await alipayCall(merchant, ask, now)('alipay.trade.refund', { biz_content }, returned)
    if (found.code === '10000') return found.fund_change === 'Y' ? 'done' : 'pending'
    if (found.code === '40004' && !unsure.includes(found.sub_code ?? '')) return 'refused'
    throw new Error(`Alipay answered ${found.code} ${found.sub_code ?? ''} to a refund`)
  },

  async refundState({ payNo, refundNo }) {
    const biz_content = JSON.stringify({ out_trade_no: payNo, out_request_no: refundNo })
    const name = 'alipay.trade.fastpay.refund.query'
    const found = await alipayCall(merchant, ask, now)(name, { biz_content }, returned)
    if (found.code !== '10000') throw new Error(`Alipay answered ${found.code} to ${name}`)
    // Without a status the refund has not begun or is in progress. Repeating it under its number is safe.
    return found.refund_status === 'REFUND_SUCCESS' ? 'done' : 'unknown'
  },
})
