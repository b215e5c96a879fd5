import type { AddressInfo, Server } from 'node:net'

/** Returns the port that the system chose for a server. @throws Error if it does not listen on a port */
export function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('This server listens on no port.')
  return address.port
}

/** Lets a server listen on a port that the system chooses. @returns the port */
export async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  return portOf(server)
}
