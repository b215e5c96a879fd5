import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../free-port.mjs'
import { builtServer } from './built-server'

const folder = await mkdtemp(join(tmpdir(), 'trade-start-'))
const running = new Set<ChildProcess>()

const main = await builtServer()

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

type Started = {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  ready: Promise<boolean>
}

function start(env: Record<string, string>): Started {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main, '--goods', '300'], {
    env: { PATH, DEMO: '1', ...env },
  })
  running.add(child)
  let output = ''
  const onOutput = (part: Buffer) => (output += part.toString())
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  void ended.then(() => running.delete(child))
  const shown = new Promise<boolean>((done) => {
    const look = setInterval(() => {
      if (!output.includes('overdue ')) return
      clearInterval(look)
      done(true)
    }, 50)
    void ended.then(() => clearInterval(look))
  })
  return { child, output: () => output, ended, ready: Promise.race([shown, ended.then(() => false)]) }
}

async function take(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return server
}

describe('a server that cannot start prints one error line and deletes nothing', () => {
  async function refusal(env: Record<string, string>) {
    const { ended, output } = start(env)
    expect(await ended).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0] ?? ''
  }

  test('with a port in use', async () => {
    const port = await freePort()
    const other = await take(port)
    const line = await refusal({ PORT: String(port), DATA_DIR: join(folder, 'unused') })
    expect(line).toBe(`tradefront: Port ${port} is in use by another program. Set PORT to another one.`)
    expect(await readdir(folder)).not.toContain('unused')
    other.close()
  })

  test('with foreign files in the data folder', async () => {
    const dataDir = join(folder, 'photos')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'cat.jpg'), 'meow')
    const line = await refusal({ PORT: String(await freePort()), DATA_DIR: dataDir })
    expect(line).toContain(
      `data folder ${dataDir} could not be read (it holds something else). Nothing was deleted`,
    )
    expect(await readFile(join(dataDir, 'cat.jpg'), 'utf8')).toBe('meow')
  })

  test('with a data folder of another PostgreSQL version', async () => {
    const dataDir = join(folder, 'old')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'PG_VERSION'), '17\n')
    expect(await refusal({ PORT: String(await freePort()), DATA_DIR: dataDir })).toContain(
      'PostgreSQL 17, not 18',
    )
  })

  test('with a broken data folder', async () => {
    const dataDir = join(folder, 'broken')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'PG_VERSION'), '18\n')
    await writeFile(join(dataDir, 'postgresql.conf'), '')
    expect(await refusal({ PORT: String(await freePort()), DATA_DIR: dataDir })).toContain(
      'could not be read',
    )
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['PG_VERSION', 'postgresql.conf']))
  })

  test('with a data folder that cannot be created', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const line = await refusal({ PORT: String(await freePort()), DATA_DIR: join(file, 'db') })
    expect(line).toContain('could not be read (ENOTDIR')
  })

  test('with an unreachable database, and hides the password', async () => {
    const port = await freePort()
    const line = await refusal({
      PORT: '0',
      DATABASE_WAIT_SECONDS: '0',
      DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop`,
    })
    expect(line).toContain(`The database at 127.0.0.1:${port} cannot be reached (`)
    expect(line).not.toContain('secret')
  })

  test('with a demo in production', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toContain('DEMO=1 opens the shop to everybody')
  })
})

test('recovers from a killed first start, refuses a second process, drains and starts again', async () => {
  const [port, dataDir] = [await freePort(), join(folder, 'data', 'db')]
  // A site that asks for no captcha at first.
  const env = { PORT: String(port), DATA_DIR: dataDir, SITE_HOSTS: '127.0.0.1=1002' }
  const health = async () => (await fetch(`http://127.0.0.1:${port}/health`)).json()

  await mkdir(`${dataDir}.new-1`, { recursive: true })
  const cut = start(env)
  await vi.waitUntil(() => cut.output().includes('seeding'), { timeout: 60_000, interval: 5 })
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(503)
  cut.child.kill('SIGKILL')
  await cut.ended

  // Nothing half is left of it.
  const first = start(env)
  expect(await first.ready).toBe(true)
  expect(first.output()).toMatch(/seeding session\/sign-in[\s\S]*demo1234[\s\S]*overdue/)
  expect(await readdir(join(folder, 'data'))).toEqual(['db'])
  expect(await health()).toMatchObject({ status: 'ok', engine: 'pglite', seed: true })

  const second = start({ ...env, PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`is in use by another server (process ${first.child.pid})`)

  // A password takes longer to check than the signal to arrive.
  const body = JSON.stringify({ loginAccount: 'demo', password: 'demo1234' })
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
  const answers = Array.from({ length: 8 }, ask)
  await Promise.race(answers)
  first.child.kill('SIGTERM')
  // Late requests get a response; no connection is cut off.
  for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status)
  expect(await first.ended).toBe(0)

  const again = start(env)
  expect(await again.ready).toBe(true)
  expect(again.output()).not.toContain('seeding')
  expect(await health()).toMatchObject({ seed: true })

  again.child.kill('SIGKILL')
  await again.ended
  const recovered = start(env)
  expect(await recovered.ready).toBe(true)
  recovered.child.kill('SIGINT')
  expect(await recovered.ended).toBe(0)
})
