import type { Ask } from '../../../session/third-party/provider'
import type { PayChannel } from '../providers/provider'
import { dueToTell, told, type DemoPayment } from './demo-payments'
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

/** Tells the shop what its buyer did, in the provider's own form. @returns whether it has taken it */
export async function tellShop(row: DemoPayment, send: Ask): Promise<boolean> {
  const answer = await send(await notificationOf[row.channel](row))
  return answer.ok
}

/** What is to be told by now; what the shop does not take is told again with the next turn. */
export async function tellDue(send: Ask) {
  for (const row of await dueToTell()) if (await tellShop(row, send)) await told(row)
}
