import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

const least = 60_000
/** The largest file that is taken needs less. What claims to be larger is refused by whoever reads it. */
const most = 900_000
/** Bytes a second that the slowest line brings whom a large file is waited for: a megabit. */
const slowest = 125_000

/**
 * How many milliseconds a body may take to come in.
 * @param claimed how many bytes its head names
 */
export const timeFor = (claimed: number) =>
  Math.min(most, Math.max(least, Math.ceil(claimed / slowest) * 1_000))

/**
 * Cuts off bodies that take longer than their size explains. Node's own limit is one for all: an import of 100 MB would
 * need 13 megabits a second to keep to a minute, and with more time for everybody each sender could hold a connection
 * for as long.
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
