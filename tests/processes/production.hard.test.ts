import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../demo/server/core/database/database'
import { auditLog } from '../../demo/server/core/documents/audit.table'
import { db, withDb } from '../../demo/server/core/database/db'
import { migrate } from '../../demo/server/core/database/migrate'
import { seedWhenEmpty } from '../../demo/server/core/database/seed'
import { operator } from '../../demo/server/session/operator/operator.table'
import { addFile } from '../../demo/server/site/files/kept-bytes'
import { filledTables } from '../server/filled-tables'
import { openStorage } from '../nightly/storage'
import { freePort } from '../free-port.mjs'
import { builtServer } from './built-server'

// The server as a real shop runs it, as a process of its own.

const folder = await mkdtemp(join(tmpdir(), 'trade-production-'))
const running = new Set<ChildProcess>()
const own = join(folder, 'own')
const password = 'korund-und-kegel-7'
const main = await builtServer()

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function run(env: Record<string, string>, args: string[] = [], typed = '') {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: own, ...env },
  })
  running.add(child)
  let output = ''
  const onOutput = (part: Buffer) => (output += part.toString())
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  child.stdin.end(typed)
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  void ended.then(() => running.delete(child))
  return { child, ended, output: () => output }
}

/** Waits for what a server says at last. */
async function untilReady(started: ReturnType<typeof run>) {
  for (;;) {
    if (started.output().includes('pay provider')) return
    if (started.child.exitCode !== null) throw new Error(started.output())
    await new Promise((done) => setTimeout(done, 50))
  }
}

async function look<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: dataDir })
  return work(database).finally(database.close)
}

const isClosed = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => done(true))
    socket.once('connect', () => {
      socket.destroy()
      done(false)
    })
  })

test('a first start writes the required rows, lists missing settings and serves one port', async () => {
  const port = await freePort()
  const server = run({ PORT: String(port), HOST: '127.0.0.1' })
  await untilReady(server)
  for (const line of ['No operator yet', 'SITE_HOSTS', 'HTTPS', 'DATABASE_URL', 'MESSAGE_GATEWAY_URL'])
    expect(server.output()).toContain(`Missing: ${line}`)
  expect(server.output()).not.toMatch(/\/demo|demo1234|Foreign pages|outbox|operate1234/i)
  expect(await isClosed(port + 1)).toBe(true)
  const ask = (path: string, body?: object) =>
    fetch(`http://localhost:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  expect((await ask('/health')).headers.get('cache-control')).toBe('no-store')
  for (const path of ['/demo/outbox', '/demo/operator', '/demo/pay/1', '/demo/idp/wechat', '/api/demo/clock'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/operator')).status).toBe(200)
  const login = await ask('/api/auth/login', { loginAccount: 'demo', password: 'demo1234' })
  expect(await login.json()).toMatchObject({ code: 428 })
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await look(own, filledTables)).toEqual(expect.arrayContaining(['brand_site', 'region', 'seed_run']))
  expect(await look(own, filledTables)).not.toEqual(expect.arrayContaining(['customer']))
})

describe('--create-operator', () => {
  const create = async (env: Record<string, string>, typed = '') => {
    const { ended, output } = run(env, ['--create-operator'], typed)
    return { code: await ended, output: output() }
  }
  const refused = (words: string) => ({ code: 1, output: expect.stringContaining(words) })

  test('creates operators from standard input and the environment without printing a password', async () => {
    const first = await create({}, `lin\n${password}\n`)
    expect(first).toEqual({ code: 0, output: 'The operator lin is there now, and logs in at /operator.\n' })
    const second = await create({ OPERATOR_ACCOUNT: '周岚', OPERATOR_PASSWORD: password })
    expect([second.code, second.output.includes(password)]).toEqual([0, false])
    await look(own, ({ handle }) =>
      withDb(handle, async () => {
        const rows = await db().select().from(operator)
        expect(rows.map(({ account, role }) => [account, role])).toEqual([
          ['lin', 'administrator'],
          ['周岚', 'administrator'],
        ])
        for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^pbkdf2-sha256\$600000\$/)
        const lines = await db().select().from(auditLog)
        expect(lines).toMatchObject(
          rows.map(({ id }) => ({ entity: 'operator', entityId: id, action: 'create' })),
        )
      }),
    )
  })

  test('rejects a taken name and an empty or weak password', async () => {
    expect(await create({}, `LIN\n${password}\n`)).toEqual(refused('an operator called LIN already'))
    expect(await create({})).toEqual(refused('An operator’s name is 1 to 20'))
    expect(await create({}, 'anna\nkorund-7\n')).toEqual(refused('has 12 to 128 characters'))
    expect(await create({}, 'anna\nPassword-2026-x\n')).toEqual(refused('soon guessed'))
    expect(await create({ OPERATOR_ACCOUNT: 'anna' }, 'short\n')).toEqual(refused('has 12 to 128 characters'))
    await look(own, ({ handle }) => withDb(handle, async () => expect(await db().$count(operator)).toBe(2)))
  })
})

describe('--move-files', () => {
  const move = async (env: Record<string, string>) => {
    const { ended, output } = run(env, ['--move-files'])
    return { code: await ended, output: output() }
  }

  test('moves files out of the database, reports errors and resumes', async () => {
    const storage = await openStorage()
    const { endpoint, region, name, keyId, secret } = storage.access
    const env = {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_PATH_STYLE: '1',
    }
    const file = {
      ownerId: '1',
      shownName: 'a.pdf',
      mediaType: 'application/pdf',
      content: new Uint8Array(9),
    }
    await look(own, async ({ handle }) => {
      await withDb(handle, async () => [await addFile(file), await addFile(file)])
    })
    expect(await move({})).toEqual({ code: 1, output: expect.stringContaining('Nowhere to move files to') })
    const wrong = await move({ ...env, S3_SECRET_ACCESS_KEY: 'guessed' })
    expect(wrong.code).toBe(1)
    expect(wrong.output).toMatch(/^tradefront: file storage: PUT files\/\d+: 403 SignatureDoesNotMatch\n$/)
    const report = (count: number) => `Files moved to shop: ${count}. None is left in the database.\n`
    expect(await move(env)).toEqual({ code: 0, output: report(2) })
    expect(await move(env)).toEqual({ code: 0, output: report(0) })
    expect(await storage.names()).toHaveLength(2)
    await storage.close()
  })
})

describe('data of the other mode are rejected with one error line', () => {
  async function refusal(env: Record<string, string>) {
    const { ended, output } = run(env)
    expect(await ended).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0]
  }

  test('rejects demo data in production, with or without NODE_ENV', async () => {
    const dataDir = join(folder, 'demo')
    await look(dataDir, async (database) => {
      await migrate(database)
      const seeds = [{ room: 'session/sign-in', run: async () => {} }]
      await seedWhenEmpty(database, seeds, { demo: true, goods: 1, passwordRounds: 1, log: () => {} })
    })
    const words = 'tradefront: These are a demo’s data, whose passwords are public'
    expect(await refusal({ DATA_DIR: dataDir })).toContain(words)
    expect(await refusal({ DATA_DIR: dataDir, NODE_ENV: '' })).toContain(words)
  })

  test('rejects production data in a demo', async () => {
    expect(await refusal({ NODE_ENV: '', DEMO: '1' })).toContain('These are a shop’s own data')
  })
})
