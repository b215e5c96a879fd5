import type { Minor } from '../../../../../src/core/money'

/** What a provider is to collect. */
export type ToCollect = {
  /** Our number: the same one asked again is the same payment. */
  payNo: string
  amount: Minor
  /** What the buyer is shown there. */
  about: string
  /** When the money is not wanted any more. */
  expiresAt: Date
  /** Where the provider's page leads back to. That somebody comes back says nothing about the payment. */
  returnUrl: string
  /** The buyer's network address. */
  address: string
}

/** How a buyer gets to pay: by scanning, by going to an address, or by a form that the browser posts there. */
export type Opening =
  | { kind: 'qr'; content: string }
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }

/** What a provider's signature stands for. */
export type Collected = { payNo: string; channelNo: string; amount: Minor }

/**
 * Money that a provider says to have. What is signed of some providers is one text of all fields, so that two fields
 * glued together bear the signature, too: a number that holds more than a number is none.
 * @throws Error
 */
export function collected({ payNo, channelNo, amount }: Collected): Collected {
  if (!/^\w{1,64}$/.test(payNo) || !/^\w{1,64}$/.test(channelNo)) throw new Error('these are no numbers')
  return { payNo, channelNo, amount }
}

/** What a provider is to give back of a payment. */
export type ToReturn = {
  payNo: string
  /** The provider's number of the payment. */
  channelNo: string
  /** Our number of the refund: the same one asked again is the same refund. */
  refundNo: string
  amount: Minor
  /** What the whole payment was. */
  total: Minor
}

/**
 * How a refund stands: the money is back, on its way, will not go back this way, or the provider does not know of it.
 */
export type Returning = 'done' | 'pending' | 'refused' | 'unknown'

/**
 * What the shop asks of a pay provider, whichever it is: one file for each knows how that one says it. Amounts are
 * in the currency's minor unit. Addresses and keys come from the provider's console; see core/pay-apps.
 */
export type PayProvider = {
  /** Opens a payment; asked again for the same number it opens the same one. @throws Error when it does not answer */
  create: (wish: ToCollect) => Promise<Opening>
  /**
   * Reads the provider's call to us.
   * @returns nothing when it tells of something else than money that came
   * @throws Error when the signature is not the provider's, or it is not for this merchant or this product
   */
  receive: (request: Request) => Promise<Collected | undefined>
  /** What it wants to be answered; until it is taken, it calls again. */
  answer: (taken: boolean) => Response
  /** What became of a number, when no call came. @throws Error when it does not answer, or about another one */
  query: (payNo: string) => Promise<Collected | undefined>
  /**
   * Sends money back, once for each number.
   * @throws Error when it does not answer: what became of it is asked later
   */
  refund: (wish: ToReturn) => Promise<Returning>
  /** What became of a refund. @throws Error when it does not answer */
  refundState: (wish: ToReturn) => Promise<Returning>
}

/** Products of providers as they are known to our addresses and rows, with the ways to pay that they serve. */
export const payChannels = { scan: 10, alipay: 20, wechat: 30, unionpay: 70, banking: 100 } as const
export type PayChannel = keyof typeof payChannels

/** Whose product a channel is: products of one provider share its keys and its numbers. */
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
