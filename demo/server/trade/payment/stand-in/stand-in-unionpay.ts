import type { Ask } from '../../../session/third-party/provider'
import { formOf, isSignedMessage, signedFields, type Fields } from '../providers/unionpay-message'
import type { PayChannel, Returning } from '../providers/provider'
import { demoMerchant, providerKeys } from './demo-keys'
import { demoPaymentOf, openDemoPayment, payNoOf, type DemoPayment } from './demo-payments'
import { demoRefundState, refundAtDemo } from './demo-refunds'

/** Which of its products a message means. */
const channelOf = ({ bizType }: Fields): PayChannel =>
  bizType === '000202' ? 'banking' : bizType === '000000' ? 'scan' : 'unionpay'

const isTheShop = async (fields: Fields) =>
  fields.merId === demoMerchant.merId && isSignedMessage(fields, (await providerKeys()).publicPem)

/** A browser comes with a form that the shop has signed, or the shop itself asks for a code. */
export async function openAtUnionPay(
  fields: Fields,
): Promise<{ channel: PayChannel; payNo: string } | undefined> {
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
  merId: demoMerchant.merId,
  orderId: payNo,
  queryId: channelNo,
  txnAmt: String(amount),
  currencyCode: '156',
  origRespCode: state === 'paid' ? '00' : '03',
})

const form = async (fields: Fields) =>
  new Response(new URLSearchParams(await signedFields(fields, (await providerKeys()).privatePem)))

const refundCodes: Record<Returning, string> = { done: '00', pending: '05', refused: '61', unknown: '34' }

/** Its numbers of payments begin so; what is asked about otherwise is a refund. */
const isRefund = (orderId: string) => orderId.startsWith('R')

async function refunding(fields: Fields) {
  const { orderId: refundNo = '', origQryId = '', txnAmt = '' } = fields
  const payNo = await payNoOf(channelOf(fields), origQryId)
  const wish = { refundNo, payNo, amount: Number(txnAmt) }
  const standing = await refundAtDemo(channelOf(fields), wish)
  return form({ respCode: standing === 'refused' ? refundCodes.refused : '00', orderId: refundNo })
}

async function refundFound(fields: Fields) {
  const { orderId: refundNo = '' } = fields
  const standing = await demoRefundState(channelOf(fields), refundNo)
  if (standing === 'unknown') return form({ respCode: refundCodes.unknown })
  return form({ respCode: '00', orderId: refundNo, origRespCode: refundCodes[standing] })
}

/** UnionPay's answers as it publishes them: codes for scanning, and what became of a number. @param page where codes are scanned */
export const standInUnionPay =
  (page: string): Ask =>
  async (request) => {
    const fields = formOf(await request.text())
    if (!(await isTheShop(fields))) return form({ respCode: '11', respMsg: 'signature' })
    if (fields.txnType === '04') return refunding(fields)
    if (new URL(request.url).pathname.endsWith('/queryTrans.do')) {
      if (isRefund(fields.orderId ?? '')) return refundFound(fields)
      const found = await demoPaymentOf(channelOf(fields), fields.orderId ?? '')
      return form(found ? { respCode: '00', ...paidFields(found) } : { respCode: '34' })
    }
    const opened = await openAtUnionPay(fields)
    return form({ respCode: '00', qrCode: `${page}/${opened?.payNo}?channel=scan` })
  }

/** The call by which UnionPay tells the shop. */
export async function unionPayNotice(row: DemoPayment): Promise<Request> {
  const { origRespCode: respCode = '', ...fields } = paidFields(row)
  const signed = await signedFields({ ...fields, respCode, respMsg: '' }, (await providerKeys()).privatePem)
  return new Request(row.notifyUrl, { method: 'POST', body: new URLSearchParams(signed) })
}
