import type { Ask } from '../../../session/third-party/provider'
import type { PayProvider, Returning } from './provider'
import {
  collectedIn,
  consuming,
  exchange,
  formOf,
  heading,
  isSignedMessage,
  signedFields,
  txnTime,
  type UnionPayMerchant,
} from './unionpay-message'

/** Codes by which UnionPay says that it does not know yet. */
const underWay = ['03', '04', '05']

/** How UnionPay hears and asks, whatever is paid by: the three products differ only in how they open. */
const common = (merchant: UnionPayMerchant, ask: Ask, product: { bizType: string; txnSubType: string }) =>
  ({
    async hear(request) {
      const fields = formOf(await request.text())
      if (!(await isSignedMessage(fields, merchant.publicPem)))
        throw new Error('this bears no signature of UnionPay')
      // What became of refunds is asked.
      if (fields.txnType === '04') return undefined
      return collectedIn(fields, merchant)
    },

    answer: (taken) => new Response(taken ? 'ok' : 'fail', { status: taken ? 200 : 500 }),

    async query(payNo) {
      const own = { ...product, txnType: '00', txnSubType: '00', orderId: payNo, txnTime: txnTime(payNo) }
      const answer = await exchange(merchant, ask, 'queryTrans.do', own)
      return answer.respCode === '00' ? collectedIn(answer, merchant) : undefined
    },

    async refund({ refundNo, channelNo, amount }): Promise<Returning> {
      const answer = await exchange(merchant, ask, 'backTransReq.do', {
        bizType: product.bizType,
        txnType: '04',
        txnSubType: '00',
        channelType: '07',
        orderId: refundNo,
        txnTime: txnTime(refundNo),
        txnAmt: String(amount),
        origQryId: channelNo,
        backUrl: merchant.notifyUrl,
      })
      const { respCode = '' } = answer
      // `00` says that it was taken up; whether the money went back is to be asked.
      return respCode === '00' || underWay.includes(respCode) ? 'pending' : 'refused'
    },

    async refundState({ refundNo }): Promise<Returning> {
      const own = { bizType: product.bizType, txnType: '00', txnSubType: '00' }
      const asked = { ...own, orderId: refundNo, txnTime: txnTime(refundNo) }
      const { respCode, origRespCode = '' } = await exchange(merchant, ask, 'queryTrans.do', asked)
      if (respCode === '34') return 'unknown'
      if (respCode !== '00') throw new Error(`UnionPay answered ${respCode} about a refund`)
      if (origRespCode === '00') return 'done'
      return underWay.includes(origRespCode) ? 'pending' : 'refused'
    },
  }) satisfies Omit<PayProvider, 'create'>

/** The browser posts a signed form to UnionPay's page. */
const byPage = (merchant: UnionPayMerchant, ask: Ask, bizType: string): PayProvider => ({
  ...common(merchant, ask, { bizType, txnSubType: '01' }),
  async create(wish) {
    const own = { ...consuming(wish, merchant), bizType, txnSubType: '01', channelType: '07' }
    const fields = await signedFields({ ...heading(merchant), ...own }, merchant.privatePem)
    return { kind: 'form', action: `${merchant.gateway}/frontTransReq.do`, fields }
  },
})

/** UnionPay's gateway for cards, on the PC. */
export const unionPayPage = (merchant: UnionPayMerchant, ask: Ask) => byPage(merchant, ask, '000201')

/** Net-banking of companies: the same gateway's B2B product, which leads on to the company's bank. */
export const netBanking = (merchant: UnionPayMerchant, ask: Ask) => byPage(merchant, ask, '000202')

/** One QR code for all wallets that read UnionPay's. */
export const aggregateQr = (merchant: UnionPayMerchant, ask: Ask): PayProvider => ({
  ...common(merchant, ask, { bizType: '000000', txnSubType: '07' }),
  async create(wish) {
    // Who scans is not at this browser: nobody is led back.
    const payment = consuming({ ...wish, returnUrl: '' }, merchant)
    const own = { ...payment, bizType: '000000', txnSubType: '07', channelType: '08' }
    const { respCode, qrCode } = await exchange(merchant, ask, 'backTransReq.do', own)
    if (respCode !== '00' || !qrCode) throw new Error(`UnionPay answered ${respCode} to a QR code`)
    return { kind: 'qr', content: qrCode }
  },
})
