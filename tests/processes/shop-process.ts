import { spawn, type ChildProcess } from 'node:child_process'
import { freePort } from '../free-port.mjs'
import { builtServer } from './built-server'

const captcha = '2468'
const patience = 300_000

/**
 * The real server as a process of its own, to be killed and started again.
 * @param storage where its database lies: `DATA_DIR` or `DATABASE_URL`
 */
export async function openShop(storage: Record<string, string>) {
  const main = await builtServer()
  const port = await freePort()
  const base = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let output = ''

  /** Waits until it answers that it is well. */
  async function start() {
    const { PATH = '' } = process.env
    const env = { PATH, PORT: String(port), DEMO: '1', DEMO_FIXED_CODE: captcha, DEMO_AUTOPILOT: 'off' }
    const started = spawn(process.execPath, [main, '--goods', '300'], { env: { ...env, ...storage } })
    child = started
    const onOutput = (part: Buffer) => (output = `${output}${part.toString()}`.slice(-20_000))
    started.stdout.on('data', onOutput)
    started.stderr.on('data', onOutput)
    const until = performance.now() + patience
    for (;;) {
      const health = await fetch(`${base}/health`).catch(() => undefined)
      if (health?.ok && (await health.text()).includes('"ok"')) return
      if (started.exitCode !== null || performance.now() > until)
        throw new Error(`the server did not start: ${output}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  /** Returns whether the process that was started last still runs. */
  const lives = () => child !== undefined && child.exitCode === null && child.signalCode === null

  const kill = () =>
    new Promise<void>((done) => {
      if (!lives()) return done()
      child?.once('exit', () => done())
      child?.kill('SIGKILL')
    })

  /** As a deployment does: it ends what it has begun, and nothing else. */
  const stop = () =>
    new Promise<void>((done) => {
      if (!lives()) return done()
      child?.once('exit', () => done())
      child?.kill('SIGTERM')
    })

  return {
    base,
    port,
    captcha,
    start,
    kill,
    stop,
    lives,
    output: () => output,
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
