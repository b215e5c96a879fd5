import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

const least = 60_000
/** Bytes. The largest accepted file is smaller; handlers refuse a larger one. */
const most = 900_000
/** Bytes per second of the slowest supported line: one megabit. */
const slowest = 125_000

/**
 * Returns how many milliseconds a body may take to arrive.
 * @param claimed bytes according to `Content-Length`
 */
export const timeFor = (claimed: number) =>
  Math.min(most, Math.max(least, Math.ceil(claimed / slowest) * 1_000))

/**
 * Cuts connections whose body takes longer than its size explains. Node's own limit is the same for all bodies: an import of
 * 100 MB would need 13 Mbit/s to arrive within a minute, and a higher limit would let any client hold a connection as long.
 */
export function cutSlowBodies(server: EventEmitter, time = timeFor) {
  server.on('request', (incoming: IncomingMessage) => {
    const { 'content-length': claimed, 'transfer-encoding': encoding } = incoming.headers
    if (claimed === undefined && encoding === undefined) return
    const cut = setTimeout(
      () => {
        if (!incoming.complete) incoming.socket.destroy()
      },
      time(Number(claimed ?? 0)),
    )
    incoming.once('close', () => clearTimeout(cut))
  })
}
