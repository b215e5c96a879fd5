import { describe, expect, test } from 'vitest'
import { clock } from '../../../demo/server/core/time/clock'
import type { Ask } from '../../../demo/server/session/third-party/provider'
import type { PayProvider, ToReturn } from '../../../demo/server/trade/payment/providers/provider'
import { alipayPage } from '../../../demo/server/trade/payment/providers/alipay-page'
import { unionPayPage } from '../../../demo/server/trade/payment/providers/unionpay'
import { signedFields, type Fields } from '../../../demo/server/trade/payment/providers/unionpay-message'
import { wechatNative } from '../../../demo/server/trade/payment/providers/wechat-native'
import { demoMerchant, providerKeys, shopKeys } from '../../../demo/server/trade/payment/stand-in/demo-keys'
import { signedHeaders } from '../../../demo/server/trade/payment/stand-in/stand-in-wechat'
import { privateKey, sign } from '../../../demo/server/session/third-party/rsa2'

/** Clock for the signatures of the simulated provider. Other tests of this thread may have moved it. */
const now = () => clock.now()
const gateway = 'https://provider.invalid'
const wish: ToReturn = {
  payNo: 'P2611230000000000001',
  channelNo: 'c1',
  refundNo: 'R2611230000000000001',
  amount: 100,
  total: 300,
}
const keys = await shopKeys()
const { privatePem } = await providerKeys()
const own = { ...demoMerchant, ...keys, notifyUrl: `${gateway}/notify` }

/** Creates a UnionPay client whose requests all receive the given response. */
const unionPay = (fields: Fields) => {
  const ask: Ask = async () => new Response(new URLSearchParams(await signedFields(fields, privatePem)))
  return unionPayPage({ ...own, certId: demoMerchant.serial, gateway }, ask)
}
const wechat = (content: object, status = 200) => {
  const body = JSON.stringify(content)
  const ask: Ask = async () => new Response(body, { status, headers: await signedHeaders(body) })
  return wechatNative({ ...own, api: gateway }, ask, now)
}
/** @param beside additional content of the response */
const alipay = (content: object, beside = '') => {
  const answer = JSON.stringify(content)
  const ask: Ask = async () => {
    const signature = JSON.stringify(await sign(await privateKey(privatePem), answer))
    return new Response(`{"alipay_trade_query_response":${answer},"sign":${signature}${beside}}`)
  }
  return alipayPage({ ...own, gateway, page: gateway }, ask, now)
}

describe('R105: UnionPay’s response code to a refund', () => {
  const about = { merId: demoMerchant.merId, orderId: wish.refundNo }
  test.each([
    ['00', 'pending'],
    ['05', 'pending'],
    // The provider already has this number, because an earlier response was lost.
    ['12', 'pending'],
    ['61', 'refused'],
  ])('%s: %s', async (respCode, how) => {
    expect(await unionPay({ ...about, respCode }).refund(wish)).toBe(how)
  })

  test.each(['02', '06', '37', '39'])(
    '%s: gives no result, so the refund is queried again',
    async (respCode) => {
      await expect(unionPay({ ...about, respCode }).refund(wish)).rejects.toThrow(respCode)
    },
  )
})

const paid = { merId: demoMerchant.merId, bizType: '000201', orderId: wish.payNo, queryId: 'c1' }
const transaction = {
  appid: demoMerchant.appId,
  mchid: demoMerchant.mchId,
  trade_state: 'SUCCESS',
  trade_type: 'NATIVE',
  transaction_id: 'c1',
  amount: { total: 300, currency: 'CNY' },
}
const trade = { code: '10000', trade_no: 'c1', trade_status: 'TRADE_SUCCESS', total_amount: '3.00' }
const consumed = { ...paid, respCode: '00', origRespCode: '00', txnAmt: '300', currencyCode: '156' }

describe('R104: a signed response must match its request', () => {
  type Asked = (provider: PayProvider) => Promise<unknown>
  const query: Asked = (provider) => provider.query(wish.payNo)
  const refund: Asked = (provider) => provider.refund(wish)
  const refundState: Asked = (provider) => provider.refundState(wish)
  const cases: [string, PayProvider, Asked][] = [
    ['UnionPay, another payment', unionPay({ ...consumed, orderId: 'P2' }), query],
    ['UnionPay, another product', unionPay({ ...consumed, bizType: '000202' }), query],
    ['UnionPay, another merchant', unionPay({ ...consumed, merId: '1' }), query],
    ['UnionPay, another refund', unionPay({ ...consumed, orderId: 'R2' }), refund],
    ['UnionPay, the state of another refund', unionPay({ ...consumed, orderId: 'R2' }), refundState],
    ['WeChat, another payment', wechat({ ...transaction, out_trade_no: 'P2' }), query],
    [
      'WeChat, another product',
      wechat({ ...transaction, out_trade_no: wish.payNo, trade_type: 'APP' }),
      query,
    ],
    ['WeChat, another refund', wechat({ out_refund_no: 'R2', status: 'SUCCESS' }), refund],
    ['WeChat, the state of another refund', wechat({ out_refund_no: 'R2', status: 'SUCCESS' }), refundState],
    ['Alipay, another payment', alipay({ ...trade, out_trade_no: 'P2' }), query],
  ]
  test.each(cases)('rejects a response about %s', async (_, provider, asked) => {
    await expect(asked(provider)).rejects.toThrow()
  })

  test('accepts a response with the requested number', async () => {
    const counted = { payNo: wish.payNo, channelNo: 'c1', amount: 300 }
    expect(await query(unionPay(consumed))).toEqual(counted)
    expect(await query(wechat({ ...transaction, out_trade_no: wish.payNo }))).toEqual(counted)
    expect(await query(alipay({ ...trade, out_trade_no: wish.payNo }))).toEqual(counted)
    expect(await refund(wechat({ out_refund_no: wish.refundNo, status: 'SUCCESS' }))).toBe('done')
  })

  test('ignores content outside the signed response', async () => {
    const forged = JSON.stringify({ ...trade, out_trade_no: wish.payNo })
    const waits = { code: '10000', out_trade_no: wish.payNo, trade_status: 'WAIT_BUYER_PAY' }
    expect(await query(alipay(waits, `,"alipay_trade_query_response":${forged}`))).toBeUndefined()
  })
})
