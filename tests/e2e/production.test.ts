import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { gotoQuiet } from './drawn'
import { Secret, TOTP } from 'otpauth'

const folder = mkdtempSync(join(tmpdir(), 'trade-own-'))
const password = 'korund-und-kegel-7'

/** Folder with the content of the image: the built server, its packages and the pages. */
const image = join(folder, 'image')

const running = new Set<ChildProcess>()
test.afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Starts the shop with production settings from the existing build. */
function start(file: string, cwd: string, args: string[] = [], typed = '') {
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'db') }
  const child = spawn(process.execPath, [file, ...args], { env, cwd })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  child.stdin.end(typed)
  running.add(child)
  const ended = new Promise((done) => child.once('exit', done)).then(() => running.delete(child))
  return { child, ended, output: () => output }
}

test('a new shop starts empty from its image, and the first operator logs in with a second factor', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const made = start('demo/start.mjs', '.', ['--create-operator'], `lin\n${password}\n`)
  await made.ended
  expect(made.output()).toContain('The operator lin is there now, and logs in at /operator.')
  execFileSync(process.execPath, ['demo/deploy/lay-out-server.mjs', image])
  const server = start('dist/server/main.js', image)
  await expect.poll(server.output, { timeout: 60_000 }).toContain('No pay provider')
  expect(server.output()).not.toContain('No operator yet')
  const [, shop = ''] = /The shop: +([^\s"]+)/.exec(server.output()) ?? []

  await page.goto(shop)
  await expect(page).toHaveTitle('商城')
  await expect(page.getByRole('link', { name: '全部商品' }).first()).toBeVisible()
  await page.goto(`${shop}/goods/list/all`)
  await expect(page.getByRole('main')).toContainText(/没有|暂无/)

  await gotoQuiet(page, `${shop}/login`)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  // The shop is not registered with any third party.
  await expect(page.getByText('其他登录方式')).toHaveCount(0)

  await page.goto(`${shop}/operator?lang=en`)
  await page.getByLabel('Account').fill('lin')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Six digits').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'I have saved them: continue' }).click()
  await expect(page.getByRole('link', { name: /Enterprise memberships/ })).toBeVisible()
  await expect(page.getByText('Shop time')).toHaveCount(0)

  server.child.kill('SIGTERM')
  await server.ended
})
