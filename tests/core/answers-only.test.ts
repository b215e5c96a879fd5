import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { answersOnly } from '../../demo/bundling/answers-only'

const root = fileURLToPath(new URL('../..', import.meta.url))
const contracts = Object.keys(import.meta.glob('../../src/**/*.contract.ts')).map((path) => path.slice(5))

test('every contract still loads when its requests are removed', { timeout: 60_000 }, async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [answersOnly()],
  })
  try {
    const faults: string[] = []
    for (const path of contracts)
      await server.ssrLoadModule(path).catch((error: unknown) => faults.push(`${path}: ${String(error)}`))
    expect(contracts.length).toBeGreaterThan(50)
    expect(faults).toEqual([])
  } finally {
    await server.close()
  }
})
