import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { plainPage } from '../../core/http/plain-page'
import { callerAddress, type AppContext } from '../../core/http/surroundings'
import { openAtProvider } from './pay-online'
import type { PayOrderRow } from './pay-orders'
import { payOrder } from './payment.table'
import { postPage } from './post-page'
import { isPayChannel } from './providers/provider'
import { waitsForMoney } from './receive-payment'

const over = (c: AppContext) =>
  plainPage(
    c,
    '支付',
    html`<p>付款链接已失效，请返回商城重新付款。</p>
      <p lang="en">This link is no longer valid. Go back to the shop and pay again.</p>`,
    400,
  )

const keyForm = /^[\da-f-]{36}$/

async function rowBehind(key: string): Promise<PayOrderRow | undefined> {
  if (!keyForm.test(key)) return undefined
  const [row] = await db().select().from(payOrder).where(eq(payOrder.pageKey, key))
  const late = row?.expiresAt && row.expiresAt <= clock.now()
  return row && waitsForMoney(row) && !late ? row : undefined
}

/**
 * Serves a page that posts a form to the provider, because a link cannot. The fields are generated from a pay order that is
 * still open; none come from the URL.
 */
export async function payPage(c: AppContext) {
  const { config, findSites, log } = c.var.surroundings
  const request = c.req.raw
  const channel = c.req.param('channel') ?? ''
  if (!isPayChannel(channel)) return over(c)
  const row = await rowBehind(c.req.query('key') ?? '')
  if (!row) return over(c)
  const sites = await findSites(config.sites, request.headers.get('host') ?? new URL(request.url).host)
  const around = { request, config: { ...config, sites }, log, address: callerAddress(c) }
  const opened = await openAtProvider(row, channel, around)
  return opened.kind === 'form' ? postPage(c, opened.action, opened.fields) : over(c)
}
