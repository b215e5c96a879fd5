const ipv4 = /^(?:\d{1,3}\.){3}\d{1,3}$/
const hextet = /^[\da-f]{1,4}$/

/** Expands an IPv6 address to eight groups. Returns nothing for anything else. */
function groupsOf(address: string): string[] | undefined {
  const [head = '', tail, ...more] = address.split('::')
  if (more.length > 0) return undefined
  const [before, after] = [head, tail ?? ''].map((half) => (half ? half.split(':') : []))
  const given = [...(before ?? []), ...(after ?? [])]
  if (!given.every((group) => hextet.test(group))) return undefined
  const missing = 8 - given.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  return [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
}

const dotted = (high: string, low: string) =>
  [high, low]
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.')

/**
 * Reduces an IP address to what one subscriber holds: an IPv4 address, or the /64 of an IPv6 address, whose other half the
 * subscriber chooses freely. Limits count by it.
 * @param address as the socket or a proxy names it, also IPv4 mapped into IPv6
 * @returns the address itself if it is neither
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%')
  const last = bare.slice(bare.lastIndexOf(':') + 1)
  if (bare.startsWith('::ffff:') && ipv4.test(last)) return last
  const groups = groupsOf(bare)
  if (!groups) return address
  const mapped = groups.slice(0, 5).every((group) => Number(`0x${group}`) === 0) && groups[5] === 'ffff'
  if (mapped) return dotted(groups[6] ?? '0', groups[7] ?? '0')
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
