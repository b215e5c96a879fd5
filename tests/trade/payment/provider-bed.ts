import { expect } from 'vitest'
import { payChannels, type PayChannel } from '../../../demo/server/trade/payment/providers/provider'
import {
  decide,
  demoPaymentOf,
  type DemoPayment,
} from '../../../demo/server/trade/payment/stand-in/demo-payments'
import { alipayNotification } from '../../../demo/server/trade/payment/stand-in/stand-in-alipay'
import { unionPayNotification } from '../../../demo/server/trade/payment/stand-in/stand-in-unionpay'
import { wechatNotification } from '../../../demo/server/trade/payment/stand-in/stand-in-wechat'
import { bed, openPage, owed, payWith } from './payment-bed'

export const channels = Object.keys(payChannels).filter((name): name is PayChannel => name in payChannels)

/** Notification call of each provider. */
export const notificationOf: Record<PayChannel, (row: DemoPayment) => Promise<Request>> = {
  scan: unionPayNotification,
  unionpay: unionPayNotification,
  banking: unionPayNotification,
  alipay: alipayNotification,
  wechat: wechatNotification,
}

export const send = async (request: Request) => bed.app.request(request)

/** Opens a provider's page as a browser would. QR codes are scanned. */
export async function goThere(token: string, payOrderId: string, channel: PayChannel) {
  const { qrContent, formUrl } = await payWith(token, payOrderId, payChannels[channel])
  if (qrContent) return expect(qrContent).toMatch(/^http:\/\/localhost:4173\/demo\/pay\/P\d{19}\?channel=/)
  // A settled payment has no page.
  if (formUrl) await openPage(formUrl)
}

/** Creates an order with a pending payment at a provider. */
export async function waiting(channel: PayChannel) {
  const token = await bed.login('retail')
  const made = await owed(token)
  await goThere(token, made.payOrderId, channel)
  return { ...made, token }
}

/** Returns the state of a payment at the demo's provider. */
export const standing = async (channel: PayChannel, payNo: string) => {
  const row = await bed.inside(() => demoPaymentOf(channel, payNo))
  if (!row) throw new Error('the provider does not know it')
  return row
}

/** Pays at the provider without a notification. */
export const paidAt = (channel: PayChannel, payNo: string) =>
  bed.inside(async () => decide(await standing(channel, payNo), 'paid'))
