import { phoneLoginFields } from '../../../../src/session/sign-in/phone-login-fields'
import { signInByPhone } from '../../../../src/session/sign-in/phone-sign-in.contract'
import { plainPhone } from '../../../../src/session/verify-code/code-scene'
import { tx } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { proveCode } from '../verify-code/codes'
import { buyerWithPhone } from './buyer-with-phone'
import { enterAs } from './enter'
import { membershipToEnter } from './person'

/** Serves login by SMS code, which replaces account and password. */
export function routes(app: App) {
  serve(
    app,
    signInByPhone,
    async (call) => {
      const { body } = call.asked
      const phone = plainPhone(body.phone)
      const spend = await proveCode(phone, 'login', body.smsCode, 'smsCode')
      const buyer = await membershipToEnter(await buyerWithPhone(phone))
      return tx(async () => {
        await spend()
        return enterAs(buyer, call)
      })
    },
    { words: phoneLoginFields.fields },
  )
}
