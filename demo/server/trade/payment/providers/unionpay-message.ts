import { sha256 } from '../../../core/auth'
import { isSigned, privateKey, publicKey, sign } from '../../../session/third-party/rsa2'
import type { Ask } from '../../../session/third-party/provider'
import type { Collected, ToCollect } from './provider'

export type UnionPayMerchant = {
  merId: string
  /** Serial number of the signing certificate. */
  certId: string
  privatePem: string
  /** UnionPay's own public key. */
  publicPem: string
  /** Folder of its transactions, without a slash at the end. */
  gateway: string
  notifyUrl: string
}
export const unionPayGateway = 'https://gateway.95516.com/gateway/api'

export type Fields = Record<string, string>

/** What is signed of a message: its fields by name, hashed, in hex. */
const digest = ({ signature: _, ...fields }: Fields) =>
  sha256(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  )

export const signedFields = async (fields: Fields, privatePem: string): Promise<Fields> => ({
  ...fields,
  signature: await sign(await privateKey(privatePem), await digest(fields)),
})

export const isSignedMessage = async (fields: Fields, publicPem: string) =>
  isSigned(await publicKey(publicPem), await digest(fields), fields.signature ?? '')

export const formOf = (text: string): Fields => Object.fromEntries(new URLSearchParams(text))

/** When a payment began, as UnionPay writes it: our numbers begin with it, so that it is the same whenever asked. */
export const txnTime = (payNo: string) => `20${payNo.slice(1, 13)}`

/** Fields that every message of a merchant has. */
export const heading = ({ merId, certId }: UnionPayMerchant): Fields => ({
  version: '5.1.0',
  encoding: 'UTF-8',
  signMethod: '01',
  accessType: '0',
  merId,
  certId,
})

/** Fields of a payment. */
export const consuming = (
  { payNo, amount, about, returnUrl, address }: ToCollect,
  { notifyUrl }: UnionPayMerchant,
) => ({
  txnType: '01',
  orderId: payNo,
  txnTime: txnTime(payNo),
  txnAmt: String(amount),
  currencyCode: '156',
  backUrl: notifyUrl,
  frontUrl: returnUrl,
  orderDesc: about.slice(0, 32),
  customerIp: address,
})

/** Sends a message and reads the answer. @throws Error when UnionPay did not sign it */
export async function exchange(
  merchant: UnionPayMerchant,
  ask: Ask,
  name: string,
  own: Fields,
): Promise<Fields> {
  const fields = await signedFields({ ...heading(merchant), ...own }, merchant.privatePem)
  const wish = { method: 'POST', body: new URLSearchParams(fields) }
  const answer = formOf(await (await ask(new Request(`${merchant.gateway}/${name}`, wish))).text())
  if (!(await isSignedMessage(answer, merchant.publicPem)))
    throw new Error(`UnionPay's answer to ${name} bears no signature of UnionPay`)
  return answer
}

const done = ['00', 'A6']

/** The payment that a signed message tells of. @throws Error when it is another merchant's */
export function collectedIn(fields: Fields, { merId }: UnionPayMerchant): Collected | undefined {
  if (fields.merId !== merId || (fields.currencyCode ?? '156') !== '156')
    throw new Error('this is for another merchant')
  const { orderId, queryId, txnAmt = '' } = fields
  const code = fields.origRespCode ?? fields.respCode ?? ''
  if (!done.includes(code) || !orderId || !queryId || !/^\d{1,12}$/.test(txnAmt)) return undefined
  return { payNo: orderId, channelNo: queryId, amount: Number(txnAmt) }
}
