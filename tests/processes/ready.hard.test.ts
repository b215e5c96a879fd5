import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { openCluster } from '../postgres.mjs'
import { freePort } from '../free-port.mjs'
import { builtServer } from './built-server'

// Health endpoints for balancers and deployments, from a server's start to its end.

const cluster = await openCluster()
const running = new Set<ReturnType<typeof spawn>>()
const main = await builtServer()

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  cluster?.close()
})

async function start(url: string, env: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: url, ...env },
  })
  running.add(child)
  let output = ''
  const onOutput = (part: Buffer) => (output += part.toString())
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  void ended.then(() => running.delete(child))
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  /** Status and reason, or nothing where nobody listens. */
  const healthAt = async (path: string) => {
    const answer = await ask(path).catch(() => undefined)
    if (!answer) return undefined
    const { status } = await answer.json()
    return `${answer.status} ${status}`
  }
  const becomes = (wanted: string) =>
    expect.poll(() => healthAt('/health/ready'), { timeout: 40_000, interval: 50 }).toBe(wanted)
  return { child, ended, output: () => output, ask, healthAt, becomes }
}

async function inCluster(work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: cluster?.url })
  await client.connect()
  await work(client).finally(() => client.end())
}

test('readiness follows the database, a failed migration and the drain before the exit', async () => {
  if (!cluster) {
    console.info('no PostgreSQL: what a balancer is told was NOT tested')
    return expect(process.env.CI).toBeUndefined()
  }
  // A database that does not come in time ends the start.
  cluster.stop()
  const late = await start(cluster.url, { DATABASE_WAIT_SECONDS: '1' })
  expect(await late.ended).toBe(1)
  expect(late.output()).toContain('cannot be reached')

  // One that comes later is waited for, and the server says what it waits for.
  const shop = await start(cluster.url, { DRAIN_DELAY_SECONDS: '2' })
  await shop.becomes('503 database')
  expect(await shop.healthAt('/health/live')).toBe('200 ok')
  expect(
    await (await shop.ask('/api/bbb/goodsCategory/categoryTree?brandTerminalId=1001')).json(),
  ).toMatchObject({ code: 503 })
  expect(shop.output()).toMatch(/cannot be reached.*Trying again for \d+ more seconds/)
  cluster.start()
  await shop.becomes('200 ready')

  // One that goes away later is said, too, and comes back by itself.
  cluster.stop()
  await shop.becomes('503 database')
  expect(await shop.healthAt('/health/live')).toBe('200 ok')
  cluster.start()
  await shop.becomes('200 ready')

  // A migration that fails: what and why, nothing half, and the other server goes on.
  await inCluster((client) => client.query('delete from migration'))
  const next = await start(cluster.url)
  expect(await next.ended).toBe(1)
  expect(next.output()).toMatch(/tradefront: Migration \d{4}_\w+ failed and was undone: .*already exists/)
  expect(next.output().trim().split('\n')).toHaveLength(1)
  expect(await shop.healthAt('/health/ready')).toBe('200 ready')
  expect((await shop.ask('/api/bbb/goodsCategory/categoryTree?brandTerminalId=1001')).status).toBe(200)

  // The end: first not ready, while it serves on; then what is under way ends, then nobody listens.
  shop.child.kill('SIGTERM')
  await shop.becomes('503 draining')
  expect((await shop.ask('/api/bbb/goodsCategory/categoryTree?brandTerminalId=1001')).status).toBe(200)
  await inCluster(async (client) => {
    await client.query('begin; lock table goods_category')
    const slow = shop.ask('/api/bbb/goodsCategory/categoryTree?brandTerminalId=1001')
    await expect.poll(() => shop.healthAt('/health/live'), { timeout: 10_000 }).toBeUndefined()
    await client.query('commit')
    expect((await slow).status).toBe(200)
  })
  expect(await shop.ended).toBe(0)
})

test('does not load OpenTelemetry without its configuration', async () => {
  expect(await readFile(main, 'utf8')).not.toContain('@opentelemetry')
})
