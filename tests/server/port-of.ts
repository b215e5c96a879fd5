import type { AddressInfo } from 'node:net'

/** The port that a server was given which asked for any. @throws Error where it does not listen on one */
export function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('This server listens on no port.')
  return address.port
}
