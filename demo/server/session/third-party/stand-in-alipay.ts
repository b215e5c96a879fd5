import type { AlipayApp } from './alipay'
import type { Ask } from './provider'
import { isSigned, newPair, privateKey, publicKey, sign, signedText } from './rsa2'
import { demoApp, exchange, ownerOf } from './stand-in'

type Keys = Pick<AlipayApp, 'privatePem' | 'publicPem'>
type Pair = { shop: Awaited<ReturnType<typeof newPair>>; alipay: Awaited<ReturnType<typeof newPair>> }
let made: Promise<Pair> | undefined

const keys = () => (made ??= (async () => ({ shop: await newPair(), alipay: await newPair() }))())

/** Returns the shop's demo keys: its private key, and Alipay's public key. */
export async function demoKeys(): Promise<Keys> {
  const { shop, alipay } = await keys()
  return { privatePem: shop.privatePem, publicPem: alipay.publicPem }
}

const wrong = (sub_code: string) => ({ code: '40002', msg: 'Invalid Arguments', sub_code })

function answerTo(params: Record<string, string>) {
  if (params.method === 'alipay.system.oauth.token') {
    const token = exchange('alipay', params.code ?? '', demoApp('alipay').appId)
    const owner = token && ownerOf('alipay', token)
    if (!owner) return wrong('isv.code-invalid')
    return { access_token: token, open_id: owner.openId, expires_in: '1296000', refresh_token: '' }
  }
  const owner = ownerOf('alipay', params.auth_token ?? '')
  if (!owner) return wrong('aop.invalid-auth-token')
  return { code: '10000', msg: 'Success', open_id: owner.openId, nick_name: owner.nickName }
}

/** Simulates Alipay's published gateway: verifies the shop's signature and signs the response. */
export const standInAlipay: Ask = async (request) => {
  const params: Record<string, string> = {}
  new URLSearchParams(await request.text()).forEach((value, name) => (params[name] = value))
  const { shop, alipay } = await keys()
  const correct =
    params.app_id === demoApp('alipay').appId &&
    (await isSigned(await publicKey(shop.publicPem), signedText(params), params.sign ?? ''))
  const answer = JSON.stringify(correct ? answerTo(params) : wrong('isv.invalid-signature'))
  const signature = await sign(await privateKey(alipay.privatePem), answer)
  const name = `${(params.method ?? 'error').replaceAll('.', '_')}_response`
  return new Response(`{"${name}":${answer},"sign":${JSON.stringify(signature)}}`)
}
