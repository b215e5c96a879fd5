import type { Paying } from '../../../../src/trade/payment/payment.contract'
import { payOrderState } from '../../../../src/words/pay-order-state'
import type { Member } from '../../core/security/auth'
import { after, minute, wireTime } from '../../core/time/business-time'
import type { Call } from '../../core/http/call'
import { clock } from '../../core/time/clock'
import { errorText } from '../../core/observability/error-text'
import { refuse } from '../../core/http/refusal'
import { shopOrigin } from '../../session/third-party/shop-origin'
import { siteById } from '../../site/brand-site/brand-sites'
import { lockOwn, orderVoid, payable } from './own-pay-orders'
import { movePayOrder, type PayOrderRow } from './pay-orders'
import { channelOf, type Opening, type PayChannel } from './providers/provider'
import { payProvider } from './providers/providers'

export type Surroundings = Pick<Call<never>, 'request' | 'config' | 'address' | 'log'>

const notNow = () =>
  refuse(422, [
    '支付渠道暂时无法使用，请稍后再试或更换支付方式',
    'The payment provider is not available at present. Please try again later or choose another payment method.',
  ])

/**
 * Opens a pay order at a provider. Call it outside of transactions, because providers may be slow.
 */
export async function openAtProvider(
  row: PayOrderRow,
  channel: PayChannel,
  { request, config, address, log }: Surroundings,
): Promise<Opening> {
  const origin = shopOrigin(request, config)
  const provider = await payProvider(channel, config, origin)
  if (!provider) throw notNow()
  if (row.expiresAt && row.expiresAt <= clock.now()) throw orderVoid()
  const { name } = await siteById(row.siteId)
  return provider
    .create({
      payNo: row.payNo,
      amount: row.amount,
      about: `${name} ${row.payNo}`,
      expiresAt: row.expiresAt ?? after(clock.now(), 120 * minute),
      returnUrl: `${origin}/cart/paySuccess?payOrderId=${row.id}`,
      address,
    })
    .catch((error: unknown) => {
      log.error(`${channel} ${row.payNo}: ${errorText(error)}`)
      throw notNow()
    })
}

/**
 * Returns what the page needs: a code to draw, or a URL to open. A form is generated again and posted by a page of the
 * server. It is not part of that page's URL, where anyone could forge it.
 */
export async function openOnline(row: PayOrderRow, channel: PayChannel, around: Surroundings) {
  const opened = await openAtProvider(row, channel, around)
  if (opened.kind === 'qr') return { qrContent: opened.content }
  if (opened.kind === 'redirect') return { formUrl: opened.url }
  const origin = shopOrigin(around.request, around.config)
  return { formUrl: `${origin}/api/bbb/pay/go/${channel}?key=${row.pageKey}` }
}

/** Saves the buyer's payment method. Must run in a transaction. */
export async function keepOpened(who: Member, id: string, payCode: number, there: object): Promise<Paying> {
  const row = await lockOwn(who, id)
  if (!payable(row)) return { state: payOrderState.code.paid }
  const mover = { actor: 'buyer', actorId: who.customerId } as const
  const channel = channelOf(payCode)
  const opened = [...new Set([...row.opened, ...(channel ? [channel] : [])])]
  const columns = { payCode, opened, openedAt: clock.now() }
  const state = await movePayOrder(row, 'changeMethod', mover, columns)
  return { state, ...there, ...(row.expiresAt && { expiresAt: wireTime(row.expiresAt) }) }
}
