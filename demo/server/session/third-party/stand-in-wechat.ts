import type { Ask } from './provider'
import { demoApp, exchange, ownerOf } from './stand-in'

const wrong = (errcode: number, errmsg: string) => Response.json({ errcode, errmsg })

/** Simulates WeChat's two published calls. Failures are HTTP 200 with `errcode`. */
export const standInWechat: Ask = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const given = (name: string) => searchParams.get(name) ?? ''
  const { appId, secret } = demoApp('wechat')
  if (pathname === '/sns/oauth2/access_token') {
    if (given('appid') !== appId || given('secret') !== secret) return wrong(40125, 'invalid appsecret')
    const token = exchange('wechat', given('code'), appId)
    const owner = token && ownerOf('wechat', token)
    if (!owner) return wrong(40029, 'invalid code')
    return Response.json({
      access_token: token,
      expires_in: 7200,
      refresh_token: '',
      openid: owner.openId,
      scope: 'snsapi_login',
    })
  }
  const owner = ownerOf('wechat', given('access_token'))
  if (!owner || owner.openId !== given('openid')) return wrong(40003, 'invalid openid')
  return Response.json({ openid: owner.openId, nickname: owner.nickName, headimgurl: '' })
}
