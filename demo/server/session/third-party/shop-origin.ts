import type { ThirdChannel } from '../../../../src/session/third-party/third-channel'
import type { Config } from '../../core/config/config'
import { originAt } from '../../core/http/origin'
import { refuse } from '../../core/http/refusal'
import { siteOfHost } from '../../core/config/site'

/** Origin of the shop's own pages for a request: a host name that nobody registered leads nowhere. */
export function shopOrigin(request: Request, config: Config): string {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (siteOfHost(config.sites, host) === '')
    throw refuse(422, ['暂未开通该登录方式', 'This login method is not enabled here.'])
  return originAt(host, config)
}

/** The page to which a provider sends its user back; it is registered there. */
export const callbackUri = (channel: ThirdChannel, origin: string) =>
  `${origin}/callback/${channel === 'alipay' ? 'alipay' : 'third'}`
