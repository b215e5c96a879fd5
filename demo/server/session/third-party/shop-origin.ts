import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import type { Config } from '../../core/config/config'
import { originAt } from '../../core/http/origin'
import { refuse } from '../../core/http/refusal'
import { siteOfHost } from '../../core/config/site'

/** Returns the origin of the shop's pages for a request. @throws Refusal 422 for an unregistered host name */
export function shopOrigin(request: Request, config: Config): string {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (siteOfHost(config.sites, host) === '')
    throw refuse(422, ['暂未开通该登录方式', 'This login method is not enabled here.'])
  return originAt(host, config)
}

/** Returns the callback URL, which must be registered at the provider. */
export const callbackUri = (channel: ThirdChannel, origin: string) =>
  `${origin}/callback/${channel === 'alipay' ? 'alipay' : 'third'}`
