import type { AddressInfo } from 'node:net'

/** Returns the port that the system chose for a server. @throws Error if it does not listen on a port */
export function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('This server listens on no port.')
  return address.port
}
