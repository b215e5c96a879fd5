import type { Minor } from '../../../../../src/core/money'

/** Payment to collect through a provider. */
export type ToCollect = {
  /** Payment number of the shop. Repeating it refers to the same payment. */
  payNo: string
  amount: Minor
  /** Description shown to the buyer. */
  about: string
  /** Time after which the payment is not accepted. */
  expiresAt: Date
  /** URL to which the provider's page returns the buyer. Returning does not prove the payment. */
  returnUrl: string
  /** IP address of the buyer. */
  address: string
}

/** Way to open the payment: a QR code, a URL, or a form that the browser posts. */
export type Opening =
  | { kind: 'qr'; content: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }

/** Payment confirmed by a provider's signature. */
export type Collected = { payNo: string; channelNo: string; amount: Minor }

/**
 * Validates a payment reported by a provider. Some providers sign the concatenation of all fields, so two merged fields
 * would have a valid signature. Therefore numbers with unexpected characters are rejected.
 * @throws Error
 */
export function collected({ payNo, channelNo, amount }: Collected): Collected {
  if (!/^\w{1,64}$/.test(payNo) || !/^\w{1,64}$/.test(channelNo)) throw new Error('these are no numbers')
  return { payNo, channelNo, amount }
}

/** Refund of a payment through a provider. */
export type ToReturn = {
  payNo: string
  /** Transaction number of the provider. */
  channelNo: string
  /** Refund number of the shop. Repeating it refers to the same refund. */
  refundNo: string
  amount: Minor
  /** Amount of the whole payment. */
  total: Minor
}

/**
 * State of a refund: completed, in progress, refused, or unknown to the provider.
 */
export type Returning = 'done' | 'pending' | 'refused' | 'unknown'

/**
 * Common interface of payment providers, with one implementation file each. Amounts are in minor units. URLs and keys come
 * from the provider's console; see core/pay-apps.
 */
export type PayProvider = {
  /** Opens a payment. Repeating the number opens the same payment. @throws Error without a response */
  create: (wish: ToCollect) => Promise<Opening>
  /**
   * Parses a provider's notification.
   * @returns undefined unless it reports a payment
   * @throws Error if the signature is invalid, or it is for another merchant or product
   */
  receive: (request: Request) => Promise<Collected | undefined>
  /** Creates the response that the provider expects. The provider repeats the call until it is accepted. */
  answer: (taken: boolean) => Response
  /** Queries a payment without a notification. @throws Error without a response, or with one about another payment */
  query: (payNo: string) => Promise<Collected | undefined>
  /**
   * Sends a refund, once per number.
   * @throws Error without a response; the result is queried later
   */
  refund: (wish: ToReturn) => Promise<Returning>
  /** Queries the state of a refund. @throws Error without a response */
  refundState: (wish: ToReturn) => Promise<Returning>
}

/** Provider products as named in URLs and rows, with the payment methods that they serve. */
export const payChannels = { scan: 10, alipay: 20, wechat: 30, unionpay: 70, banking: 100 } as const
export type PayChannel = keyof typeof payChannels

/** Provider of each channel. Products of one provider share its keys and transaction numbers. */
export const providerOf = {
  scan: 'unionpay',
  unionpay: 'unionpay',
  banking: 'unionpay',
  alipay: 'alipay',
  wechat: 'wechat',
} as const satisfies Record<PayChannel, string>
export type ProviderName = (typeof providerOf)[PayChannel]

export const isPayChannel = (name: string): name is PayChannel => Object.hasOwn(payChannels, name)

const byCode = new Map<number, PayChannel>(
  Object.entries(payChannels).flatMap(([name, code]) => (isPayChannel(name) ? [[code, name]] : [])),
)
export const channelOf = (payCode: number): PayChannel | undefined => byCode.get(payCode)
