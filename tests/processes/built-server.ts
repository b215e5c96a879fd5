import { join } from 'node:path'
import { build } from 'vite'

async function buildServer() {
  // Into the project, because the server finds its packages from where it lies; two workers build at once.
  const folder = join('node_modules', '.cache', `tested-server-${process.env.VITEST_POOL_ID}`)
  await build({ mode: 'server', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  return join(folder, 'main.js')
}

let building: Promise<string> | undefined

/** The server for tests that run it as a process of its own, built once for the files of a worker. @returns its main file */
export const builtServer = () => (building ??= buildServer())
