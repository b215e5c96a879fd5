import { bed } from './payment-bed'
import { notificationOf, paidAt, waiting, type channels } from './provider-bed'

/** Returns a signed notification that can be posted to any address. */
export async function signedCall(channel: (typeof channels)[number]) {
  const made = await waiting(channel)
  const notification = await bed.inside(async () =>
    notificationOf[channel](await paidAt(channel, made.payNo)),
  )
  const body = await notification.text()
  const to = async (path: string) =>
    bed.app.request(`http://localhost:4173${path}`, { method: 'POST', headers: notification.headers, body })
  return { ...made, to }
}
