import * as z from 'zod/mini'
import { toDecimal, toMinor } from '../../../../../src/core/money'
import { wireTime } from '../../../core/time/business-time'
import { clock } from '../../../core/time/clock'
import type { Ask } from '../../../session/third-party/provider'
import { isSigned, privateKey, publicKey, sign, signedText } from '../../../session/third-party/rsa2'
import { demoMerchant, providerKeys } from './demo-keys'
import { openDemoPayment, saidOf, type DemoPayment } from './demo-payments'
import { demoRefundState, refundAtDemo } from './demo-refunds'

type Params = Record<string, string>
const wish = z.object({
  out_trade_no: z.string(),
  total_amount: z.optional(z.string()),
  subject: z.optional(z.string()),
})

const back = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string(),
  refund_amount: z.optional(z.string()),
})

const isTheShop = async (params: Params) =>
  params.app_id === demoMerchant.appId &&
  isSigned(await publicKey((await providerKeys()).publicPem), signedText(params), params.sign ?? '')

/** Opens a payment signed by the shop. @returns number of the payment */
export async function openAtAlipay(params: Params): Promise<string | undefined> {
  if (!(await isTheShop(params))) return undefined
  const {
    out_trade_no: payNo,
    total_amount = '',
    subject = '',
  } = wish.parse(JSON.parse(params.biz_content ?? ''))
  const { notify_url: notifyUrl = '', return_url: returnUrl = '' } = params
  const opened = { payNo, amount: toMinor(total_amount), about: subject, notifyUrl, returnUrl }
  await openDemoPayment({ ...opened, channel: 'alipay' })
  return payNo
}

const taken = { code: '10000', msg: 'Success' }

async function traded({ biz_content = '' }: Params) {
  const { out_trade_no } = wish.parse(JSON.parse(biz_content))
  const found = await saidOf('alipay', out_trade_no)
  if (!found) return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
  return {
    ...taken,
    out_trade_no,
    trade_no: found.channelNo,
    trade_status: found.state === 'paid' ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
    total_amount: toDecimal(found.amount),
  }
}

async function refunded({ biz_content = '' }: Params) {
  const { out_trade_no: payNo, out_request_no: refundNo, refund_amount } = back.parse(JSON.parse(biz_content))
  const amount = toMinor(refund_amount ?? '')
  const standing = await refundAtDemo('alipay', { payNo, refundNo, amount })
  if (standing === 'refused')
    return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }
  return { ...taken, out_trade_no: payNo, fund_change: standing === 'done' ? 'Y' : 'N' }
}

async function refundFound({ biz_content = '' }: Params) {
  const { out_trade_no, out_request_no } = back.parse(JSON.parse(biz_content))
  const done = (await demoRefundState('alipay', out_request_no)) === 'done'
  return { ...taken, ...(done && { out_trade_no, out_request_no, refund_status: 'REFUND_SUCCESS' }) }
}

const methods = new Map<string, (params: Params) => Promise<object>>([
  ['alipay.trade.query', traded],
  ['alipay.trade.refund', refunded],
  ['alipay.trade.fastpay.refund.query', refundFound],
])

/** Simulates the payment calls of Alipay's published gateway. */
export const standInAlipay: Ask = async (request) => {
  const params: Params = Object.fromEntries(new URLSearchParams(await request.text()))
  const { method = '' } = params
  const meant = methods.get(method)
  const known = meant && (await isTheShop(params)) ? await meant(params) : undefined
  const answer = JSON.stringify(known ?? { code: '40002', msg: 'Invalid Arguments' })
  const signature = await sign(await privateKey((await providerKeys()).privatePem), answer)
  const name = `${method.replaceAll('.', '_')}_response`
  return new Response(`{"${name}":${answer},"sign":${JSON.stringify(signature)}}`)
}

/** Creates Alipay's notification to the shop. */
export async function alipayNotification({ payNo, channelNo, amount, about, state, notifyUrl }: DemoPayment) {
  const params: Params = {
    notify_time: wireTime(clock.now()),
    notify_type: 'trade_status_sync',
    app_id: demoMerchant.appId,
    out_trade_no: payNo,
    trade_no: channelNo,
    trade_status: state === 'paid' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
    total_amount: toDecimal(amount),
    subject: about,
  }
  const signature = await sign(await privateKey((await providerKeys()).privatePem), signedText(params))
  const body = new URLSearchParams({ ...params, sign_type: 'RSA2', sign: signature })
  return new Request(notifyUrl, { method: 'POST', body })
}
