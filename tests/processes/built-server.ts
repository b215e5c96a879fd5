import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { portOf } from '../server/port-of'

async function buildServer() {
  // Into the project, because the server finds its packages from where it lies; two workers build at once.
  const folder = join('node_modules', '.cache', `tested-server-${process.env.VITEST_POOL_ID}`)
  await build({ mode: 'server', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  return join(folder, 'main.js')
}

let building: Promise<string> | undefined

/** The server for tests that run it as a process of its own, built once for the files of a worker. @returns its main file */
export const builtServer = () => (building ??= buildServer())

export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(probe)
      probe.close(() => done(port))
    })
  })
