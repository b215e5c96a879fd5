import * as z from 'zod/mini'
import { newToken } from '../../../core/security/auth'
import { isSigned, privateKey, publicKey, sign } from '../../../session/third-party/rsa2'
import type { Ask } from '../../../session/third-party/provider'
import { openSealed, type Sealed } from './wechat-sealed'
import { collected, type Collected, type PayProvider, type Returning } from './provider'

export type WechatMerchant = {
  appId: string
  mchId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  privatePem: string
  /** API v3 key from the merchant's console, which encrypts notifications: 32 characters. */
  apiKey: string
  /** Public key of WeChat Pay. */
  publicPem: string
  api: string
  notifyUrl: string
}
export const wechatPayApi = 'https://api.mch.weixin.qq.com'

const refunds = '/v3/refund/domestic/refunds'
const fiveMinutes = 300
const opened = z.object({ code_url: z.string() })
const amount = z.object({ total: z.int(), currency: z.literal('CNY') })
const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  trade_type: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  amount: z.optional(amount),
})
const sealed = z.object({
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.optional(z.string()),
})
const returned = z.object({ out_refund_no: z.string(), status: z.string() })
const failure = z.object({ code: z.string() })
/** Error codes of refunds that are definitely refused. */
const refusals = ['INVALID_REQUEST', 'NOT_ENOUGH', 'PARAM_ERROR', 'USER_ACCOUNT_ABNORMAL']
/** `ABNORMAL`: the card or account no longer exists, so the money was returned to the shop. */
const states: Partial<Record<string, Returning>> = {
  SUCCESS: 'done',
  PROCESSING: 'pending',
  CLOSED: 'refused',
  ABNORMAL: 'refused',
}
const call = z.object({ event_type: z.string(), resource: sealed })

/** Creates the provider for WeChat Pay Native, API v3: a QR code, signed calls and encrypted notifications. */
export const wechatNative = (merchant: WechatMerchant, ask: Ask, now: () => Date): PayProvider => {
  const { appId, mchId, serial, privatePem, apiKey, publicPem, api, notifyUrl } = merchant
  const seconds = () => String(Math.floor(now().getTime() / 1000))

  async function authorization(method: string, path: string, body: string) {
    const [timestamp, nonce] = [seconds(), newToken().slice(0, 32)]
    const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`
    const signature = await sign(await privateKey(privatePem), text)
    const parameters = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serial }
    const pairs = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`)
    return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`
  }

  /** Parses the body if it has a recent WeChat signature. */
  async function signedBody(headers: Headers, body: string): Promise<unknown> {
    const given = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
    const age = Math.abs(Number(seconds()) - Number(given('timestamp')))
    const text = `${given('timestamp')}\n${given('nonce')}\n${body}\n`
    const correct = await isSigned(await publicKey(publicPem), text, given('signature'))
    if (!correct || !(age <= fiveMinutes)) throw new Error('this bears no signature of WeChat Pay')
    return JSON.parse(body)
  }

  async function exchange(method: string, path: string, content?: object) {
    const body = content ? JSON.stringify(content) : ''
    const headers = {
      Authorization: await authorization(method, path, body),
      Accept: 'application/json',
      'Content-Type': 'application/json',
    }
    const answer = await ask(new Request(api + path, { method, headers, ...(body && { body }) }))
    return {
      ok: answer.ok,
      status: answer.status,
      body: await signedBody(answer.headers, await answer.text()),
    }
  }

  async function send<T>(
    method: string,
    path: string,
    shape: z.ZodMiniType<T>,
    content?: object,
  ): Promise<T> {
    const { ok, status, body } = await exchange(method, path, content)
    if (!ok) throw new Error(`WeChat Pay answered ${status} to ${path}`)
    return shape.parse(body)
  }

  async function returning(
    refundNo: string,
    method: string,
    path: string,
    content?: object,
  ): Promise<Returning> {
    const { ok, status, body } = await exchange(method, path, content)
    if (ok) {
      const found = returned.parse(body)
      if (found.out_refund_no !== refundNo) throw new Error('this is about another refund')
      return states[found.status] ?? 'pending'
    }
    const { code } = failure.parse(body)
    if (refusals.includes(code)) return 'refused'
    if (code === 'RESOURCE_NOT_EXISTS') return content ? 'refused' : 'unknown'
    throw new Error(`WeChat Pay answered ${status} ${code} to ${path}`)
  }

  function collectedIn(found: z.output<typeof transaction>): Collected | undefined {
    if (found.appid !== appId || found.mchid !== mchId) throw new Error('this is for another merchant')
    if (found.trade_state !== 'SUCCESS') return undefined
    if (!found.transaction_id || !found.amount) throw new Error('this does not say what was paid')
    if (found.trade_type !== 'NATIVE') throw new Error('this is for another product')
    const { out_trade_no: payNo, transaction_id: channelNo } = found
    return collected({ payNo, channelNo, amount: found.amount.total })
  }

  return {
    async create({ payNo, amount: total, about, expiresAt }) {
      const { code_url } = await send('POST', '/v3/pay/transactions/native', opened, {
        appid: appId,
        mchid: mchId,
        description: about.slice(0, 42),
        out_trade_no: payNo,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyUrl,
        amount: { total, currency: 'CNY' },
      })
      return { kind: 'qr', content: code_url }
    },

    async receive(request) {
      const { event_type, resource } = call.parse(await signedBody(request.headers, await request.text()))
      if (event_type !== 'TRANSACTION.SUCCESS') return undefined
      const plain: Sealed = resource
      return collectedIn(transaction.parse(JSON.parse(await openSealed(apiKey, plain))))
    },

    answer: (taken) =>
      Response.json({ code: taken ? 'SUCCESS' : 'FAIL', message: '' }, { status: taken ? 200 : 500 }),

    async query(payNo) {
      const path = `/v3/pay/transactions/out-trade-no/${payNo}?mchid=${mchId}`
      const found = await send('GET', path, transaction)
      if (found.out_trade_no !== payNo) throw new Error('this is about another transaction')
      return collectedIn(found)
    },

    refund: ({ payNo, refundNo, amount: refund, total }) =>
      returning(refundNo, 'POST', refunds, {
        out_trade_no: payNo,
        out_refund_no: refundNo,
        amount: { refund, total, currency: 'CNY' },
      }),

    refundState: ({ refundNo }) => returning(refundNo, 'GET', `${refunds}/${refundNo}`),
  }
}
