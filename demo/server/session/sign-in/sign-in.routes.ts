import { captchaNeed, captchaPicture } from '../../../../src/session/sign-in/captcha.contract'
import { signIn, signOut, userInfo } from '../../../../src/session/sign-in/sign-in.contract'
import { signInAlias, signOutAlias } from '../../../../src/session/sign-in/sign-in-aliases.contract'
import { audit } from '../../core/documents/audit'
import { tokenOf } from '../../core/security/auth'
import { tx } from '../../core/database/db'
import { minute } from '../../core/time/business-time'
import { limit } from '../../core/security/limit'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { toYesNo } from '../../core/http/to-yes-no'
import { newCaptcha, secretRandom } from './captcha'
import { drawCaptcha } from './captcha-drawing'
import { captchaAlways, checkCredentials } from './credentials'
import { anyOrigin, enterAs, sessionCookieFor } from './enter'
import { endSession } from './sessions'
import { userOf } from './user'

export function routes(app: App) {
  for (const endpoint of [signIn, signInAlias]) {
    serve(app, endpoint, async (call) => enterAs(await checkCredentials(call.asked.body, call), call))
  }

  for (const endpoint of [signOut, signOutAlias]) {
    serve(
      app,
      endpoint,
      async ({ who, request, config, headers }) => {
        const { customerId } = who
        await tx(async () => {
          await endSession(tokenOf(request, config, anyOrigin))
          await audit({
            actorType: 'buyer',
            actorId: customerId,
            entity: 'session',
            entityId: customerId,
            action: 'logout',
          })
        })
        if (config.cookieSession) headers.set('Set-Cookie', sessionCookieFor('', config))
        return true
      },
      { evenShut: true },
    )
  }

  serve(
    app,
    captchaPicture,
    async ({ asked, address, config }) => {
      await limit('captcha', { address }, 60, minute)
      const answer = await newCaptcha(asked.query.key, config.fixedCode)
      return new Response(drawCaptcha(answer, secretRandom), { headers: { 'Content-Type': 'image/svg+xml' } })
    },
    { produces: 'image/svg+xml' },
  )

  serve(app, captchaNeed, async ({ config, ruledBy }) => ({
    needCaptcha: toYesNo(captchaAlways(config, ruledBy)),
  }))

  serve(app, userInfo, ({ who }) => userOf(who))
}
