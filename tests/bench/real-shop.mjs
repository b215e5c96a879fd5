import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'

/**
 * The built storefront with its server on a seed of its own.
 * @param settings of the server's environment
 * @returns once it answers
 */
export async function realShop(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-bench-'))
  const url = `http://localhost:${await freePort()}`
  const env = { PORT: new URL(url).port, DATA_DIR: join(folder, 'db'), GOODS: '2000', DEMO_AUTOPILOT: 'off' }
  // The bundler that the bench runs says `production` for the whole process; a demo refuses that.
  const server = spawn(process.execPath, ['demo/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'development', ...env, ...settings },
    stdio: 'ignore',
  })
  let over = false
  const ended = new Promise((done) => server.once('exit', done)).then(() => (over = true))
  for (;;) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok && (await answer.json()).status === 'ok') break
    if (over) throw new Error('the server of the bench did not start')
    await new Promise((next) => setTimeout(next, 250))
  }
  return {
    url,
    pid: server.pid,
    async close() {
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
