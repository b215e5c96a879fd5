import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the server for a test file that runs it as a process of its own.
 * @param name of the test file: two may build at once
 */
export async function buildServer(name: string) {
  // Into the project, because the server finds its packages from where it lies.
  const folder = join('node_modules', '.cache', `server-${name}-${process.pid}`)
  await build({ mode: 'server', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}

export type BuiltServer = Awaited<ReturnType<typeof buildServer>>

export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
