import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleFile } from '../../demo/server/catalogue/goods-import/sample-file'
import { wireDay } from '../../demo/server/core/time/business-time'
import { siteIds } from '../../demo/server/core/config/site'
import { addAddress, listRegions } from '../../src/account/addresses/addresses.contract'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { yes } from '../../src/core/api/shapes'
import { toDecimal } from '../../src/core/money'
import type { Data, Endpoint, Input } from '../../src/core/api/endpoint'
import { register } from '../../src/session/registration/registration.contract'
import { getCheckCode } from '../../src/session/verify-code/verify-code.contract'
import { themePage } from '../../src/site/theme/theme.contract'
import { announcementPage } from '../../src/site/articles/articles.contract'
import { uploadFile } from '../../src/site/files/files.contract'
import { applyForRefund } from '../../src/trade/after-sales/after-sales-apply.contract'
import { afterSalesReason } from '../../src/trade/after-sales/after-sales-reason'
import { afterSalesType } from '../../src/trade/after-sales/after-sales-type'
import { afterSalesDetail } from '../../src/trade/after-sales/after-sales.contract'
import { returnState } from '../../src/trade/after-sales/return-state'
import { openDraft, submitOrder } from '../../src/trade/checkout/checkout.contract'
import { listPayType, payDetail, payOffline, payState } from '../../src/trade/payment/payment.contract'
import { payMethod } from '../../src/words/pay-method'
import { payOrderState } from '../../src/words/pay-order-state'
import { openCluster } from '../postgres.mjs'
import { dataOf, requestFor } from '../server/request'
import { openStorage } from '../nightly/storage'
import { legal } from '../site/files/sample-files'
import { freePort } from '../free-port.mjs'
import { builtServer } from './built-server'
import { formOf } from '../session/form-of'
import { soon } from '../soon'

// The first day of a real shop, as the page on operating one tells it: PostgreSQL, storage that speaks S3, a gateway for codes,
// the first operator, 1,000 products by file, one sold and refunded. All of it by what a browser would send.

const cluster = await openCluster()
const storage = await openStorage()
const sentTexts: string[] = []
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    sentTexts.push(body)
    response.end('{}')
  })
})
const account = 'lin'
const password = 'korund-und-kegel-7'
const phone = '13912345678'
const main = await builtServer()
let server: ChildProcess | undefined
let base = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  if (!cluster) return
  const port = await freePort()
  const gatewayPort = await freePort()
  await new Promise<void>((done) => gateway.listen(gatewayPort, '127.0.0.1', done))
  base = `http://localhost:${port}`
  const { endpoint, region, name, keyId, secret } = storage.access
  env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: cluster.url,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
    S3_PATH_STYLE: '1',
    MESSAGE_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/send`,
    MESSAGE_GATEWAY_KEY: 'a-key-of-the-gateway',
  }
})
afterAll(async () => {
  server?.kill('SIGKILL')
  gateway.close()
  await storage.close()
  cluster?.close()
})

function run(args: string[], more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main, ...args], { env: { ...env, ...more } })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { child, ended, output: () => output }
}

/** The operator's browser. */
function operatorAt() {
  let cookie = ''
  async function send(address: string, body?: FormData | Record<string, string>) {
    const answer = await fetch(new URL(address, base), {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { Origin: base, Cookie: cookie },
      ...(body && { body: body instanceof FormData ? body : new URLSearchParams(body) }),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const next = answer.headers.get('location')
    return { status: answer.status, next, text: next ? '' : await answer.text() }
  }
  const page = async (address: string) => (await send(address)).text
  /** Returns the action of the form on the page whose address contains a word. */
  const formOf = (text: string, word: string) =>
    new RegExp(`action="([^"]*/${word}[^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return {
    send,
    page,
    formOf,
    async act(desk: string, action: string, id: string) {
      const { status, text } = await send(`/operator/act/${desk}/${action}/${id}?lang=en`, { reason: '' })
      if (status !== 303)
        throw new Error(`${desk} ${action}: ${/role="alert">([^<]+)/.exec(text)?.[1] ?? status}`)
    },
  }
}

async function ask<E extends Endpoint>(endpoint: E, input: Input<E>, token?: string): Promise<Data<E>> {
  const asking = { host: new URL(base).host, ...(token && { token }) }
  return dataOf(endpoint, await fetch(requestFor(endpoint, input, asking)))
}

/** A picture that was read: what it shows is in the database alone. */
async function readCaptcha() {
  const client = new Client({ connectionString: cluster?.url })
  await client.connect()
  const captchaKey = crypto.randomUUID()
  await client
    .query(`insert into captcha (key, answer, expires_at) values ($1, 'abcd', now() + interval '1 minute')`, [
      captchaKey,
    ])
    .finally(() => client.end())
  return { captchaKey, captcha: 'abcd' }
}

async function upload(token: string): Promise<string> {
  const form = new FormData()
  form.set(
    'file',
    new File([new Uint8Array(legal.pdf?.content ?? [])], 'voucher.pdf', { type: 'application/pdf' }),
  )
  const answer = await fetch(`${base}/api${uploadFile.path}`, {
    method: 'POST',
    headers: { Authorization: token },
    body: form,
  })
  return dataOf(uploadFile, answer)
}

test('a new shop gets from an empty database to its first refund', async () => {
  if (!cluster) {
    console.info('no PostgreSQL: the first day of a shop was NOT tested')
    return expect(process.env.CI).toBeUndefined()
  }
  const made = run(['--create-operator'], { OPERATOR_ACCOUNT: account, OPERATOR_PASSWORD: password })
  expect([await made.ended, made.output()]).toEqual([
    0,
    expect.stringContaining('The operator lin is there now'),
  ])

  const { child, output, ended } = run([])
  server = child
  await vi.waitFor(
    async () => expect((await fetch(`${base}/health/ready`).catch(() => undefined))?.status).toBe(200),
    { timeout: 60_000, interval: 100 },
  )
  expect(output()).not.toMatch(/Missing: (No operator|MESSAGE_GATEWAY)/)

  const operator = operatorAt()
  await operator.send('/operator/login?lang=en', { account, password })
  const enrolment = await operator.page('/operator?lang=en')
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(enrolment)?.[1]?.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const recovery = await operator.send('/operator/login/enrolment?lang=en', { code })
  expect(recovery.text).toContain('ecovery')

  const bank = { holder: '北辰机电有限公司', bank: '中国银行沈阳分行', accountNo: '6217 0000 1234 5678' }
  const form = { id: siteIds.main, stamp: '', ...bank }
  expect((await operator.send('/operator/bank-account/save?lang=en', form)).status).toBe(303)

  const imports = await operator.page('/operator/goods-import?lang=en')
  const file = new FormData()
  file.set(
    'file',
    new File([new Uint8Array(sampleFile(1_000, 'zh-CN'))], 'products.csv', { type: 'text/csv' }),
  )
  const checked = await operator.send(operator.formOf(imports, 'products'), file)
  const id = new URL(checked.next ?? '', base).searchParams.get('id') ?? ''
  await vi.waitFor(
    async () => {
      const shown = await operator.page(checked.next ?? '')
      expect(operator.formOf(shown, 'import')).not.toBe('')
      await operator.send(operator.formOf(shown, 'import'), { id })
    },
    { timeout: 60_000, interval: 500 },
  )
  const site = { brandTerminalId: siteIds.main }

  const shelf = `site=${siteIds.main}&kind=announcement&lang=en`
  const article = {
    ...formOf(await operator.page(`/operator/articles?new=1&${shelf}`), '/save'),
    title: '开业公告',
    titleEn: 'We are open',
    newCategory: '公告',
    categoryEn: 'Announcements',
    text: '今天开业。',
    textEn: 'We are open from today.',
    shownFrom: wireDay(new Date()),
  }
  expect((await operator.send('/operator/articles/save?lang=en', article)).status).toBe(303)
  const { content: read } = await ask(announcementPage, { body: site })
  expect(read).toMatchObject([{ title: article.title, categoryName: article.newCategory }])

  const sold = await vi.waitFor(
    async () => {
      const { content, totalElements } = await ask(goodsPage, {
        body: { ...site, pageSize: 20, inStock: true },
      })
      expect(totalElements).toBeGreaterThan(300)
      return content
    },
    { timeout: 60_000, interval: 500 },
  )

  const best = sold[0]?.skuItemDefault
  const group = formOf(await operator.page('/operator/pages?type=goodsGroup&lang=en'), '/save')
  const filled = {
    ...group,
    'in.title': '开业特惠',
    'en.title': 'Opening offers',
    'in.data': best?.skuCode ?? '',
  }
  expect((await operator.send('/operator/pages/save?lang=en', filled)).status).toBe(303)
  const draft = formOf(await operator.page('/operator/pages?lang=en'), '/publish')
  expect((await operator.send('/operator/pages/publish?lang=en', draft)).status).toBe(303)
  const { blocks } = await ask(themePage, { body: { type: 'home', ...site } })
  expect(blocks.at(-1)).toMatchObject({
    type: 'goodsGroup',
    props: { title: '开业特惠', data: [sold[0]?.id] },
  })

  await ask(getCheckCode, { query: { phone, scene: 'register', ...(await readCaptcha()) } })
  const smsCode = await soon(() => {
    const found = /"code":"(\d{6})"/.exec(sentTexts.join())?.[1] ?? ''
    expect(found).not.toBe('')
    return found
  })
  const person = {
    customerType: 'corporate' as const,
    phone,
    smsCode,
    loginAccount: 'wangxin',
    password: 'kugel66lager',
    agree: true,
  }
  const { token } = await ask(register, { query: site, body: person })
  const regions = await ask(listRegions, {})
  const district = regions.findLast(
    ({ code: own, parentCode }) => parentCode && !regions.some((one) => one.parentCode === own),
  )
  await ask(
    addAddress,
    {
      body: {
        consignee: '王欣',
        phone,
        regionCode: district?.code ?? '',
        detail: '工业路 8 号',
        isDefault: 10,
      },
    },
    token,
  )

  const [first] = sold
  if (!first) throw new Error('nothing is in stock')
  const { skuId, minQuantity } = first.skuItemDefault
  const { draftId, stamp, amounts } = await ask(
    openDraft,
    { body: { buyNow: { skuId, quantity: minQuantity } } },
    token,
  )
  const amount = toDecimal(amounts.pay)
  const placed = await ask(submitOrder, { body: { draftId, stamp, payAmount: amount } }, token)
  const [order] = placed.orders
  if (!order || !placed.payOrderId) throw new Error('nothing was ordered')
  const { payOrderId } = placed
  const ways = await ask(listPayType, { query: { payOrderId } }, token)
  expect(ways).toContainEqual(expect.objectContaining({ payCode: payMethod.code.offline, enabled: yes }))
  expect(await ask(payDetail, { path: { id: payOrderId } }, token)).toMatchObject({ bank })
  const voucher = {
    payOrderId,
    bank: '招商银行',
    payer: '王欣',
    paidOn: new Date().toISOString().slice(0, 10),
  }
  await ask(payOffline, { body: { ...voucher, amount, files: [await upload(token)] } }, token)
  await operator.act('vouchers', 'accept', placed.payOrderId)
  await operator.act('vouchers', 'confirm', placed.payOrderId)
  const paid = await ask(payState, { path: { id: placed.payOrderId } }, token)
  expect(paid.state).toBe(payOrderState.code.paid)

  const refund = {
    orderId: order.id,
    rightType: afterSalesType.code.cancelOrder,
    reason: afterSalesReason.code.noLongerWanted,
    description: '不再需要',
  }
  const { id: caseId } = await ask(applyForRefund, { body: refund }, token)
  await operator.act('after-sales', 'approve', caseId)
  await operator.act('after-sales', 'refund', caseId)
  const back = await ask(afterSalesDetail, { path: { id: caseId } }, token)
  expect(back).toMatchObject({ returnState: returnState.code.completed, refund: { amount: amounts.pay } })

  expect(await storage.names()).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
