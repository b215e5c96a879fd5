import { unlessBug } from '../../core/api/call-error'
import { yes } from '../../core/api/shapes'
import { shared } from '../../core/host/scope'
import { resource } from '../../core/store/resource'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { captchaNeed } from './captcha.contract'

/** True if every login on the brand site needs a captcha, so that the form shows it before the first attempt. */
export const captchaNeedOf = shared('captcha-need', (scope) =>
  resource(async () => {
    const brandTerminalId = await siteOf(scope).id()
    const answer = await scope
      .call(captchaNeed, { query: { brandTerminalId } }, { quiet: true })
      .catch(unlessBug)
    return answer?.needCaptcha === yes
  }),
)
