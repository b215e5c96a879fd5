import type { Ask } from '../../../session/third-party/provider'
import { bizTypes, formOf, isSignedMessage, signedFields, type Fields } from '../providers/unionpay-message'
import type { PayChannel, Returning } from '../providers/provider'
import { demoMerchant, providerKeys } from './demo-keys'
import { openDemoPayment, payNoOf, saidOf, type DemoPayment } from './demo-payments'
import { demoRefundState, refundAtDemo } from './demo-refunds'

type Product = keyof typeof bizTypes
export const isProduct = (channel: PayChannel): channel is Product => Object.hasOwn(bizTypes, channel)

/** Returns the product of a message. */
const channelOf = ({ bizType }: Fields): Product =>
  bizType === bizTypes.banking ? 'banking' : bizType === bizTypes.scan ? 'scan' : 'unionpay'

const isTheShop = async (fields: Fields) =>
  fields.merId === demoMerchant.merId && isSignedMessage(fields, (await providerKeys()).publicPem)

/** Opens a payment, by a form signed by the shop or by the shop's request for a code. */
export async function openAtUnionPay(
  fields: Fields,
): Promise<{ channel: Product; payNo: string } | undefined> {
  if (!(await isTheShop(fields))) return undefined
  const {
    orderId: payNo = '',
    txnAmt = '',
    orderDesc: about = '',
    backUrl: notifyUrl = '',
    frontUrl: returnUrl = '',
  } = fields
  const channel = channelOf(fields)
  await openDemoPayment({ channel, payNo, amount: Number(txnAmt), about, notifyUrl, returnUrl })
  return { channel, payNo }
}

const paidFields = ({ payNo, amount, channelNo, state }: DemoPayment): Fields => ({
  orderId: payNo,
  queryId: channelNo,
  txnAmt: String(amount),
  currencyCode: '156',
  origRespCode: state === 'paid' ? '00' : '03',
})

const signed = async (fields: Fields) => signedFields(fields, (await providerKeys()).privatePem)

/** Creates a signed response that repeats the identifying fields of its message. */
async function answer({ merId = '', bizType = '', txnType = '', orderId = '' }: Fields, own: Fields) {
  return new Response(new URLSearchParams(await signed({ merId, bizType, txnType, orderId, ...own })))
}

const refundCodes: Record<Returning, string> = { done: '00', pending: '05', refused: '61', unknown: '34' }

/** Returns whether a number is a refund number. Payment numbers have another prefix. */
const isRefund = (orderId: string) => orderId.startsWith('R')

async function refunding(fields: Fields) {
  const { orderId: refundNo = '', origQryId = '', txnAmt = '' } = fields
  const payNo = await payNoOf(channelOf(fields), origQryId)
  const wish = { refundNo, payNo, amount: Number(txnAmt) }
  const standing = await refundAtDemo(channelOf(fields), wish)
  return answer(fields, { respCode: standing === 'refused' ? refundCodes.refused : '00' })
}

async function refundFound(fields: Fields) {
  const { orderId: refundNo = '' } = fields
  const standing = await demoRefundState(channelOf(fields), refundNo)
  if (standing === 'unknown') return answer(fields, { respCode: refundCodes.unknown })
  return answer(fields, { respCode: '00', origRespCode: refundCodes[standing] })
}

/** Simulates UnionPay's published calls: codes for scanning, and queries. @param page page for scanning codes */
export const standInUnionPay =
  (page: string): Ask =>
  async (request) => {
    const fields = formOf(await request.text())
    if (!(await isTheShop(fields))) return answer(fields, { respCode: '11', respMsg: 'signature' })
    if (fields.txnType === '04') return refunding(fields)
    if (new URL(request.url).pathname.endsWith('/queryTrans.do')) {
      if (isRefund(fields.orderId ?? '')) return refundFound(fields)
      const found = await saidOf(channelOf(fields), fields.orderId ?? '')
      return answer(fields, found ? { respCode: '00', ...paidFields(found) } : { respCode: '34' })
    }
    const opened = await openAtUnionPay(fields)
    return answer(fields, { respCode: '00', qrCode: `${page}/${opened?.payNo}?channel=scan` })
  }

/** Returns UnionPay's message to the shop, used in the notification and in the browser's return. */
export function unionPayNews(row: DemoPayment): Promise<Fields> {
  const { origRespCode: respCode = '', ...fields } = paidFields(row)
  const about = {
    merId: demoMerchant.merId,
    bizType: isProduct(row.channel) ? bizTypes[row.channel] : '',
    txnType: '01',
  }
  return signed({ ...about, ...fields, respCode, respMsg: '' })
}

/** Creates UnionPay's notification to the shop. */
export const unionPayNotification = async (row: DemoPayment) =>
  new Request(row.notifyUrl, { method: 'POST', body: new URLSearchParams(await unionPayNews(row)) })
