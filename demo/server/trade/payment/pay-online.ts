import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Paying } from '../../../../src/trade/payment/payment.contract'
import { payOrderState } from '../../../../src/trade/payment/pay-order-state'
import type { Member } from '../../core/auth'
import { after, minute, wireTime } from '../../core/business-time'
import type { Call } from '../../core/call'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { errorText } from '../../core/error-text'
import { refuse } from '../../core/refusal'
import { shopOrigin } from '../../session/third-party/shop-origin'
import { siteById } from '../../site/brand-site/brand-sites'
import { lockOwn, orderVoid, payable } from './own-pay-orders'
import { movePayOrder, type PayOrderRow } from './pay-orders'
import { payOrder } from './payment.table'
import { channelOf, payChannels, type Opening, type PayChannel } from './providers/provider'
import { payProvider } from './providers/providers'
import { receivePayment } from './receive-payment'

type Surroundings = Pick<Call<never>, 'request' | 'config' | 'address' | 'log'>

const notNow = () =>
  refuse(422, [
    '支付渠道暂时无法使用，请稍后再试或更换支付方式',
    'The provider does not answer now. Try again later, or pay in another way.',
  ])

/** Opens a pay order at a provider; outside of any transaction, since a provider takes its time. */
export async function openOnline(
  row: PayOrderRow,
  channel: PayChannel,
  who: Member,
  { request, config, address, log }: Surroundings,
) {
  const origin = shopOrigin(request, config)
  const provider = await payProvider(channel, config, origin)
  if (!provider) throw notNow()
  if (row.expiresAt && row.expiresAt <= clock.now()) throw orderVoid()
  const { name } = await siteById(who.site)
  const opened = await provider
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
  return leadingThere(opened, channel, origin)
}

const base64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What the page is told: a code to draw, or an address to go to. A form is posted by a page of ours. */
function leadingThere(opened: Opening, channel: PayChannel, origin: string) {
  if (opened.kind === 'qr') return { qrContent: opened.content }
  if (opened.kind === 'redirect') return { formUrl: opened.url }
  return { formUrl: `${origin}/api/bbb/pay/go/${channel}?form=${base64Url(JSON.stringify(opened.fields))}` }
}

/** Keeps which way the buyer has taken. In a transaction. */
export async function keepOpened(who: Member, id: string, payCode: number, there: object): Promise<Paying> {
  const row = await lockOwn(who, id)
  if (!payable(row)) return { state: payOrderState.code.paid }
  const mover = { actor: 'buyer', actorId: who.customerId } as const
  const state = await movePayOrder(row, 'changeMethod', mover, { payCode, openedAt: clock.now() })
  return { state, ...there, ...(row.expiresAt && { expiresAt: wireTime(row.expiresAt) }) }
}

const askAgainAfter = minute / 6

/** Asks the provider what became of a payment of which no call came: at most every ten seconds. */
export async function findOut(
  row: PayOrderRow,
  { request, config, log }: Surroundings,
): Promise<PayOrderRow> {
  const channel = row.payCode === null ? undefined : channelOf(row.payCode)
  if (!channel || !row.openedAt || row.closedAt || row.state !== payOrderState.code.toBePaid) return row
  const since = after(clock.now(), -askAgainAfter)
  const [mine] = await db()
    .update(payOrder)
    .set({ askedAt: clock.now() })
    .where(
      and(
        eq(payOrder.id, row.id),
        lt(payOrder.openedAt, since),
        or(isNull(payOrder.askedAt), lt(payOrder.askedAt, since)),
      ),
    )
    .returning()
  if (!mine) return row
  const provider = await payProvider(channel, config, shopOrigin(request, config))
  const found = await provider?.query(row.payNo).catch((error: unknown) => {
    log.error(`${channel} ${row.payNo}: ${errorText(error)}`)
    return undefined
  })
  if (!found) return row
  await receivePayment({ ...found, channel, payCode: payChannels[channel] })
  const [now = row] = await db().select().from(payOrder).where(eq(payOrder.id, row.id))
  return now
}
