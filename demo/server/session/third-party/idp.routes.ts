import { isThirdChannel } from '../../../../src/session/third-party/third-channel'
import type { Config } from '../../core/config/config'
import type { App } from '../../core/http/surroundings'

/** Serves consent pages of the demo's WeChat, QQ and Alipay. */
export function routes(app: App, { demo }: Config) {
  if (!demo) return
  app.get('/demo/idp/:channel', async (c, next) => {
    const channel = c.req.param('channel')
    if (!isThirdChannel(channel)) return next()
    // A real shop does not load it.
    return (await import('./consent-page')).consentPage(c, channel)
  })
}
