import type { Ask } from '../../../session/third-party/provider'
import type { PayChannel } from '../providers/provider'
import { dueToTell, paymentFields, type DemoPayment } from './demo-payments'
import { alipayNotification } from './stand-in-alipay'
import { unionPayNotification } from './stand-in-unionpay'
import { wechatNotification } from './stand-in-wechat'

const notificationOf: Record<PayChannel, (row: DemoPayment) => Promise<Request>> = {
  scan: unionPayNotification,
  unionpay: unionPayNotification,
  banking: unionPayNotification,
  alipay: alipayNotification,
  wechat: wechatNotification,
}

/** Notifies the shop in the provider's format. @returns whether the shop accepted it */
export async function tellShop(row: DemoPayment, send: Ask): Promise<boolean> {
  const answer = await send(await notificationOf[row.channel](row))
  return answer.ok
}

/** Sends due notifications. Rejected ones are repeated in the next run. */
export async function tellDue(send: Ask) {
  for (const row of await dueToTell()) if (await tellShop(row, send)) await paymentFields(row)
}
