import { sha256 } from '../../../core/security/auth'
import { isSigned, privateKey, publicKey, sign } from '../../../session/third-party/rsa2'
import type { Ask } from '../../../session/third-party/provider'
import { collected, type Collected, type ToCollect } from './provider'

export type UnionPayMerchant = {
  merId: string
  /** Serial number of the signing certificate. */
  certId: string
  privatePem: string
  /** Public key of UnionPay. */
  publicPem: string
  /** Base URL of the transaction interface, without a trailing slash. */
  gateway: string
  notifyUrl: string
}
export const unionPayGateway = 'https://gateway.95516.com/gateway/api'

export type Fields = Record<string, string>

/** Returns the text to sign: the hash of the message's fields sorted by name, in hex. */
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

/** Returns the start time of a payment in UnionPay's format. It is part of the number, so it is the same in all calls. */
export const txnTime = (payNo: string) => `20${payNo.slice(1, 13)}`

/** Returns the common fields of a merchant's messages. */
export const heading = ({ merId, certId }: UnionPayMerchant): Fields => ({
  version: '5.1.0',
  encoding: 'UTF-8',
  signMethod: '01',
  accessType: '0',
  merId,
  certId,
})

/** Returns the fields of a payment message. */
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

/** Sends a message and parses the response. @throws Error without UnionPay's signature, or for another message */
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
  if (answer.merId !== merchant.merId || answer.orderId !== own.orderId)
    throw new Error(`UnionPay's answer to ${name} is for another message`)
  return answer
}

/** Product codes in UnionPay's messages. */
export const bizTypes = { unionpay: '000201', banking: '000202', scan: '000000' } as const

/** Checks that a message is for this product, because all products of a merchant share its keys. @throws Error */
export function checkMeant({ merId, bizType }: Fields, merchant: UnionPayMerchant, product: string) {
  if (merId !== merchant.merId) throw new Error('this is for another merchant')
  if (bizType !== product) throw new Error('this is for another product')
}

const done = ['00', 'A6']

/**
 * Returns the payment reported by a signed message, or undefined without a payment.
 * @param code result code
 * @throws Error if it is no payment in our currency
 */
export function collectedIn(fields: Fields, code = ''): Collected | undefined {
  if (!done.includes(code)) return undefined
  const { orderId = '', queryId = '', txnAmt = '', currencyCode } = fields
  if (currencyCode !== '156') throw new Error('this is in another currency')
  if (!/^\d{1,12}$/.test(txnAmt)) throw new Error('this is no amount')
  return collected({ payNo: orderId, channelNo: queryId, amount: Number(txnAmt) })
}
