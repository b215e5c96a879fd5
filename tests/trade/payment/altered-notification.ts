import {
  formOf,
  signedFields,
  type Fields,
} from '../../../demo/server/trade/payment/providers/unionpay-message'
import {
  providerOf,
  type PayChannel,
  type ProviderName,
} from '../../../demo/server/trade/payment/providers/provider'
import { openSealed, seal } from '../../../demo/server/trade/payment/providers/wechat-sealed'
import { demoMerchant, providerKeys } from '../../../demo/server/trade/payment/stand-in/demo-keys'
import type { DemoPayment } from '../../../demo/server/trade/payment/stand-in/demo-payments'
import { signedHeaders } from '../../../demo/server/trade/payment/stand-in/stand-in-wechat'
import { privateKey, sign, signedText } from '../../../demo/server/session/third-party/rsa2'
import { notificationOf } from './provider-bed'

/** Notification of a provider as it is sent over the network. */
export type ProviderNotification = { url: string; headers: Headers; body: string }

export async function notificationSent(row: DemoPayment): Promise<ProviderNotification> {
  const notification = await notificationOf[row.channel](row)
  return { url: notification.url, headers: notification.headers, body: await notification.text() }
}

type Change = (fields: Fields) => Fields

async function unionPay(word: ProviderNotification, change: Change): Promise<ProviderNotification> {
  const { signature: _, ...fields } = formOf(word.body)
  const signed = await signedFields(change(fields), (await providerKeys()).privatePem)
  return { ...word, body: String(new URLSearchParams(signed)) }
}

async function alipay(word: ProviderNotification, change: Change): Promise<ProviderNotification> {
  const { sign: _, sign_type: __, ...fields } = formOf(word.body)
  const altered = change(fields)
  const signature = await sign(await privateKey((await providerKeys()).privatePem), signedText(altered))
  return { ...word, body: String(new URLSearchParams({ ...altered, sign_type: 'RSA2', sign: signature })) }
}

/** Changes the encrypted transaction. Its amount is split into separate fields. */
async function wechat(word: ProviderNotification, change: Change): Promise<ProviderNotification> {
  const { resource, ...call } = JSON.parse(word.body)
  const { amount, ...plain } = JSON.parse(await openSealed(demoMerchant.apiKey, resource))
  // An unpaid transaction has no amount.
  const complete = amount ? { ...plain, total: String(amount.total), currency: amount.currency } : plain
  const { total, currency, ...altered } = change(complete)
  const inside = JSON.stringify({ ...altered, ...(amount && { amount: { total: Number(total), currency } }) })
  const sealed = await seal(demoMerchant.apiKey, inside, resource)
  const body = JSON.stringify({ ...call, resource: { ...resource, ...sealed } })
  return { ...word, body, headers: new Headers(await signedHeaders(body)) }
}

const signedAgain: Record<
  ProviderName,
  (word: ProviderNotification, change: Change) => Promise<ProviderNotification>
> = {
  unionpay: unionPay,
  alipay,
  wechat,
}

/** Creates a correctly signed notification with another meaning. */
const meaning = (channel: PayChannel, word: ProviderNotification, change: Change) =>
  signedAgain[providerOf[channel]](word, change)

type Named = 'merchant' | 'currency' | 'amount' | 'payNo' | 'channelNo' | 'state'
/** Field names of each provider. */
const names: Record<ProviderName, Record<Named, string>> = {
  unionpay: {
    merchant: 'merId',
    currency: 'currencyCode',
    amount: 'txnAmt',
    payNo: 'orderId',
    channelNo: 'queryId',
    state: 'respCode',
  },
  alipay: {
    merchant: 'app_id',
    currency: 'trans_currency',
    amount: 'total_amount',
    payNo: 'out_trade_no',
    channelNo: 'trade_no',
    state: 'trade_status',
  },
  wechat: {
    merchant: 'mchid',
    currency: 'currency',
    amount: 'total',
    payNo: 'out_trade_no',
    channelNo: 'transaction_id',
    state: 'trade_state',
  },
}

/** Correctly signed notifications that are not about an open payment of this shop. */
const wrongMeanings = {
  'of another merchant': { of: 'merchant', value: '777290058110099' },
  'in another currency': { of: 'currency', value: 'USD' },
  'of one minor unit less': { of: 'amount', value: 'less' },
  'of a hundred times the amount': { of: 'amount', value: 'more' },
  'of an amount that is none': { of: 'amount', value: 'NaN' },
  'of a negative amount': { of: 'amount', value: '-3000' },
  'of a pay order that nobody knows': { of: 'payNo', value: 'P2026112300000000001' },
  'of no pay order': { of: 'payNo', value: '' },
  'without a number': { of: 'channelNo', value: '' },
  'of a number that holds more than one': { of: 'channelNo', value: 'c1&reqReserved=x' },
  'of a payment that failed': { of: 'state', value: 'FAILED' },
} as const satisfies Record<string, { of: Named; value: string }>
export type WrongMeaning = keyof typeof wrongMeanings
export const meanings = Object.keys(wrongMeanings).filter((how): how is WrongMeaning => how in wrongMeanings)

/** Formats an amount as the provider does. */
const amountText = (provider: ProviderName, minor: number) =>
  provider === 'alipay' ? (minor / 100).toFixed(2) : String(minor)

export function wrongly(
  row: DemoPayment,
  word: ProviderNotification,
  how: WrongMeaning,
): Promise<ProviderNotification> {
  const provider = providerOf[row.channel]
  const amounts: Record<string, string> = {
    less: amountText(provider, row.amount - 1),
    more: amountText(provider, row.amount * 100),
  }
  const { of, value } = wrongMeanings[how]
  const changed = { [names[provider][of]]: amounts[value] ?? value }
  return meaning(row.channel, word, (fields) => ({ ...fields, ...changed }))
}
