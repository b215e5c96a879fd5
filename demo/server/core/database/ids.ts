import { clock } from '../time/clock'

const epoch = Date.UTC(2024, 0, 1)
const serverBits = 8n
const countBits = 14n
const counts = 1 << Number(countBits)
const span = 1 << Number(serverBits + countBits)
const randomBelow = (most: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % most

/** Most servers that can use one database. */
export const serverNumbers = 1 << Number(serverBits)

// A random number until the database assigns one. Whoever fills or tests a database is its only server.
let server = BigInt(randomBelow(serverNumbers))
/** Sets the number of this server, which becomes part of its ids. */
export function setServerNumber(number: number) {
  server = BigInt(number)
}

let time = 0
let count = randomBelow(counts)
let pastCount = randomBelow(span)

/** Creates an id for a chosen past, in which many rows share a millisecond. */
function pastId(since: number): string {
  pastCount = (pastCount + 1) % span
  return String((BigInt(since) << (serverBits + countBits)) | BigInt(pastCount))
}

/**
 * Creates an id: 63 bits as decimal digits, of which 41 are time, 8 the server and 14 a counter. Ids of one server sort by
 * creation, even if its clock is set back. Two servers never create the same id, and no database sequence becomes a
 * bottleneck.
 */
export function newId(): string {
  const since = clock.now().getTime() - epoch
  if (clock.isFixed()) return pastId(since)
  count = (count + 1) % counts
  if (since > time) time = since
  else if (count === 0) time++
  return String((BigInt(time) << (serverBits + countBits)) | (server << countBits) | BigInt(count))
}

/** Returns seven digits that differ within a second, also between servers. */
export const endOf = (id: string): string => String(BigInt(id) % BigInt(span)).padStart(7, '0')

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
