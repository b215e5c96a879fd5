import { clock } from './clock'

const epoch = Date.UTC(2024, 0, 1)
const serverBits = 8n
const countBits = 14n
const counts = 1 << Number(countBits)
const span = 1 << Number(serverBits + countBits)
const randomBelow = (most: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % most

/** How many servers of one database can be told apart. */
export const serverNumbers = 1 << Number(serverBits)

// Until the database has given it one: what fills it or tests it is alone.
let server = BigInt(randomBelow(serverNumbers))
/** From here on ids are those of one of the servers that write at the same time. */
export function setServerNumber(number: number) {
  server = BigInt(number)
}

let time = 0
let count = randomBelow(counts)
let pastCount = randomBelow(span)

/** In a past that was chosen much happens within one millisecond, all of it in this process. */
function pastId(since: number): string {
  pastCount = (pastCount + 1) % span
  return String((BigInt(since) << (serverBits + countBits)) | BigInt(pastCount))
}

/**
 * A new id: 63 bits as decimal digits, 41 of time, 8 of the server and 14 of a count that runs on. Later ids of a server
 * sort after its earlier ones, also when the clock is set back, two servers never make the same, and no engine has to
 * keep a hot sequence.
 */
export function newId(): string {
  const since = clock.now().getTime() - epoch
  if (clock.isFixed()) return pastId(since)
  count = (count + 1) % counts
  if (since > time) time = since
  else if (count === 0) time++
  return String((BigInt(time) << (serverBits + countBits)) | (server << countBits) | BigInt(count))
}

/** Seven digits that differ within a second, also between servers. */
export const endOf = (id: string): string => String(BigInt(id) % BigInt(span)).padStart(7, '0')

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
