import type { Ask } from '../../../session/third-party/provider'
import type { PayProvider, Returning } from './provider'
import {
  bizTypes,
  checkMeant,
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

/** UnionPay codes for a pending result. `12`: duplicate number. */
const underWay = ['03', '04', '05', '12']
/** UnionPay codes without information about the refund: closed, busy, too many requests, outside service hours. */
const notNow = ['02', '06', '37', '39']

/** Common part of the three UnionPay products, which differ only in how a payment is opened. */
const common = (merchant: UnionPayMerchant, ask: Ask, product: { bizType: string; txnSubType: string }) =>
  ({
    async receive(request) {
      const fields = formOf(await request.text())
      if (!(await isSignedMessage(fields, merchant.publicPem)))
        throw new Error('this bears no signature of UnionPay')
      checkMeant(fields, merchant, product.bizType)
      // Refunds are queried. Other notifications report reversed payments.
      return fields.txnType === '01' ? collectedIn(fields, fields.respCode) : undefined
    },

    answer: (taken) => new Response(taken ? 'ok' : 'fail', { status: taken ? 200 : 500 }),

    async query(payNo) {
      const own = { ...product, txnType: '00', txnSubType: '00', orderId: payNo, txnTime: txnTime(payNo) }
      const answer = await exchange(merchant, ask, 'queryTrans.do', own)
      if (answer.respCode !== '00') return undefined
      checkMeant(answer, merchant, product.bizType)
      return collectedIn(answer, answer.origRespCode)
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
      if (notNow.includes(respCode)) throw new Error(`UnionPay answered ${respCode} to a refund`)
      // `00` means that the refund was accepted; its result must be queried.
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

/** Creates a provider whose payments open by posting a signed form to UnionPay's page. */
const byPage = (merchant: UnionPayMerchant, ask: Ask, bizType: string): PayProvider => ({
  ...common(merchant, ask, { bizType, txnSubType: '01' }),
  async create(wish) {
    const own = { ...consuming(wish, merchant), bizType, txnSubType: '01', channelType: '07' }
    const fields = await signedFields({ ...heading(merchant), ...own }, merchant.privatePem)
    return { kind: 'form', action: `${merchant.gateway}/frontTransReq.do`, fields }
  },
})

/** Creates the provider for UnionPay's card gateway on PC. */
export const unionPayPage = (merchant: UnionPayMerchant, ask: Ask) => byPage(merchant, ask, bizTypes.unionpay)

/** Creates the provider for corporate online banking: the gateway's B2B product, which redirects to the company's bank. */
export const netBanking = (merchant: UnionPayMerchant, ask: Ask) => byPage(merchant, ask, bizTypes.banking)

/** Creates the provider for a QR code that all wallets with UnionPay support can scan. */
export const aggregateQr = (merchant: UnionPayMerchant, ask: Ask): PayProvider => ({
  ...common(merchant, ask, { bizType: bizTypes.scan, txnSubType: '07' }),
  async create(wish) {
    // The scanning device is not this browser, so there is no return URL.
    const payment = consuming({ ...wish, returnUrl: '' }, merchant)
    const own = { ...payment, bizType: bizTypes.scan, txnSubType: '07', channelType: '08' }
    const { respCode, qrCode } = await exchange(merchant, ask, 'backTransReq.do', own)
    if (respCode !== '00' || !qrCode) throw new Error(`UnionPay answered ${respCode} to a QR code`)
    return { kind: 'qr', content: qrCode }
  },
})
