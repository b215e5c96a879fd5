import type { Call } from '../../core/http/call'
import type { payNotify } from '../../../../src/trade/payment/payment.contract'
import { errorLine, errorText } from '../../core/observability/error-text'
import { logSparingly } from '../../core/observability/log-sparingly'
import { readBytes } from '../../core/http/json'
import { notFound } from '../../core/http/refusal'
import { shopOrigin } from '../../session/third-party/shop-origin'
import { isPayChannel, payChannels, type Collected } from './providers/provider'
import { payProvider } from './providers/providers'
import { receivePayment } from './receive-payment'

const longest = 50_000

/** Handles a provider's notification. Without a valid signature it is refused and logged. */
export async function receiveNotification({
  asked,
  request,
  config,
  log,
}: Call<typeof payNotify>): Promise<Response> {
  const { channel } = asked.path
  if (!isPayChannel(channel)) throw notFound()
  const provider = await payProvider(channel, config, shopOrigin(request, config))
  if (!provider) throw notFound()
  const body = await readBytes(request, longest)
  const read = new Request(request.url, { method: 'POST', headers: request.headers, body })
  let collected: Collected | undefined
  try {
    collected = await provider.receive(read)
  } catch (error) {
    logSparingly(log, `unsigned notices of ${channel}`, errorLine(error))
    return provider.answer(false)
  }
  if (!collected) return provider.answer(true)
  try {
    const outcome = await receivePayment({ ...collected, channel, payCode: payChannels[channel] })
    if (outcome === 'unknown' || outcome === 'wrongAmount') {
      log.error(`${channel} tells of ${collected.payNo} with ${collected.amount}: ${outcome}`)
      return provider.answer(false)
    }
    return provider.answer(true)
  } catch (error) {
    log.error(`${channel} was not heard: ${errorText(error)}`)
    return provider.answer(false)
  }
}
