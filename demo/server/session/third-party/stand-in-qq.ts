import type { Ask } from './provider'
import { demoApp, exchange, ownerOf } from './stand-in'

const wrong = (error: number, error_description: string) => Response.json({ error, error_description })

/** Simulates QQ's three published calls with `fmt=json`. */
export const standInQq: Ask = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const given = (name: string) => searchParams.get(name) ?? ''
  const { appId, secret } = demoApp('qq')
  if (pathname === '/oauth2.0/token') {
    if (given('client_id') !== appId || given('client_secret') !== secret)
      return wrong(100_008, 'client_secret is wrong')
    const token = exchange('qq', given('code'), appId)
    const owner = token && ownerOf('qq', token)
    if (!owner || owner.redirectUri !== given('redirect_uri')) return wrong(100_019, 'code is wrong')
    return Response.json({ access_token: token, expires_in: 7_776_000, refresh_token: '' })
  }
  const owner = ownerOf('qq', given('access_token'))
  if (!owner) return wrong(100_016, 'access token check failed')
  if (pathname === '/oauth2.0/me') return Response.json({ client_id: owner.appId, openid: owner.openId })
  const correct = owner.openId === given('openid') && owner.appId === given('oauth_consumer_key')
  return Response.json(correct ? { ret: 0, msg: '', nickname: owner.nickName } : { ret: -22, msg: 'openid' })
}
