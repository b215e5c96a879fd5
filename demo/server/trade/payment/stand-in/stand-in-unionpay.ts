import type { Ask } from '../../../session/third-party/provider'
import { formOf, isSignedMessage, signedFields, type Fields } from '../providers/unionpay-message'
import type { PayChannel } from '../providers/provider'
import { demoMerchant, providerKeys } from './demo-keys'
import { demoPaymentOf, openDemoPayment, type DemoPayment } from './demo-payments'

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

/** UnionPay's answers as it publishes them: codes for scanning, and what became of a number. @param page where codes are scanned */
export const standInUnionPay =
  (page: string): Ask =>
  async (request) => {
    const fields = formOf(await request.text())
    if (!(await isTheShop(fields))) return form({ respCode: '11', respMsg: 'signature' })
    if (new URL(request.url).pathname.endsWith('/queryTrans.do')) {
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
