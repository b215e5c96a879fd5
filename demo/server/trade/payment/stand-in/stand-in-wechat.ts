import * as z from 'zod/mini'
import { newToken } from '../../../core/security/auth'
import { clock } from '../../../core/time/clock'
import type { Ask } from '../../../session/third-party/provider'
import { isSigned, privateKey, publicKey, sign } from '../../../session/third-party/rsa2'
import { seal } from '../providers/wechat-sealed'
import { demoMerchant, providerKeys } from './demo-keys'
import type { Returning } from '../providers/provider'
import { openDemoPayment, saidOf, type DemoPayment } from './demo-payments'
import { demoRefundState, refundAtDemo } from './demo-refunds'

const refundWish = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int(), total: z.int(), currency: z.literal('CNY') }),
})
const wish = z.object({
  description: z.string(),
  out_trade_no: z.string(),
  notify_url: z.string(),
  amount: z.object({ total: z.int() }),
})

/** Returns the signature headers of a WeChat Pay body. */
export async function signedHeaders(body: string) {
  const [timestamp, nonce] = [String(Math.floor(clock.now().getTime() / 1000)), newToken().slice(0, 32)]
  const { privatePem } = await providerKeys()
  return {
    'Content-Type': 'application/json',
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': 'DEMO',
    'Wechatpay-Signature': await sign(await privateKey(privatePem), `${timestamp}\n${nonce}\n${body}\n`),
  }
}

async function answer(content: object, status = 200) {
  const body = JSON.stringify(content)
  return new Response(body, { status, headers: await signedHeaders(body) })
}

async function isTheShop(request: Request, body: string) {
  const given = request.headers.get('authorization') ?? ''
  const parameter = (name: string) => new RegExp(`[ ,]${name}="([^"]*)"`).exec(given)?.[1] ?? ''
  const { pathname, search } = new URL(request.url)
  const text = `${request.method}\n${pathname}${search}\n${parameter('timestamp')}\n${parameter('nonce_str')}\n${body}\n`
  const { publicPem } = await providerKeys()
  return (
    parameter('mchid') === demoMerchant.mchId &&
    isSigned(await publicKey(publicPem), text, parameter('signature'))
  )
}

const transaction = ({ payNo, channelNo, amount, state }: DemoPayment) => ({
  appid: demoMerchant.appId,
  mchid: demoMerchant.mchId,
  out_trade_no: payNo,
  trade_type: 'NATIVE',
  trade_state: state === 'paid' ? 'SUCCESS' : 'NOTPAY',
  ...(state === 'paid' && { transaction_id: channelNo, amount: { total: amount, currency: 'CNY' } }),
})

const refundStatus = { done: 'SUCCESS', pending: 'PROCESSING', refused: 'CLOSED' } as const

function refundAnswer(standing: Returning, refundNo: string) {
  if (standing === 'unknown') return answer({ code: 'RESOURCE_NOT_EXISTS', message: '' }, 404)
  return answer({ refund_id: `demo${refundNo}`, out_refund_no: refundNo, status: refundStatus[standing] })
}

async function refunding(path: string, body: string) {
  if (!body) {
    const refundNo = path.split('/').at(-1) ?? ''
    return refundAnswer(await demoRefundState('wechat', refundNo), refundNo)
  }
  const { out_trade_no: payNo, out_refund_no: refundNo, amount } = refundWish.parse(JSON.parse(body))
  const standing = await refundAtDemo('wechat', { payNo, refundNo, amount: amount.refund })
  if (standing === 'refused') return answer({ code: 'NOT_ENOUGH', message: '' }, 403)
  return refundAnswer(standing, refundNo)
}

/** Simulates WeChat Pay's published calls. @param page page for scanning the demo's code */
export const standInWechat =
  (page: string): Ask =>
  async (request) => {
    const body = await request.text()
    if (!(await isTheShop(request, body))) return answer({ code: 'SIGN_ERROR', message: '' }, 401)
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/v3/refund/')) return refunding(pathname, body)
    if (request.method === 'GET') {
      const found = await saidOf('wechat', pathname.split('/').at(-1) ?? '')
      return found ? answer(transaction(found)) : answer({ code: 'ORDER_NOT_EXIST', message: '' }, 404)
    }
    const { description, out_trade_no: payNo, notify_url: notifyUrl, amount } = wish.parse(JSON.parse(body))
    const opened = { payNo, amount: amount.total, about: description, notifyUrl, returnUrl: '' }
    await openDemoPayment({ ...opened, channel: 'wechat' })
    return answer({ code_url: `${page}/${payNo}?channel=wechat` })
  }

/** Creates WeChat Pay's notification to the shop. */
export async function wechatNotification(row: DemoPayment): Promise<Request> {
  const how = { nonce: newToken().slice(0, 12), associated_data: 'transaction' }
  const resource = await seal(demoMerchant.apiKey, JSON.stringify(transaction(row)), how)
  const paid = row.state === 'paid'
  const body = JSON.stringify({
    id: newToken(),
    event_type: paid ? 'TRANSACTION.SUCCESS' : 'TRANSACTION.FAIL',
    resource_type: 'encrypt-resource',
    resource: { algorithm: 'AEAD_AES_256_GCM', ...resource },
  })
  return new Request(row.notifyUrl, { method: 'POST', headers: await signedHeaders(body), body })
}
