import { eq } from 'drizzle-orm'
import { forgetByPhone } from '../../../../src/session/password-reset/password-reset.contract'
import { passwordResetFields } from '../../../../src/session/password-reset/password-reset-fields'
import { plainPhone } from '../../../../src/session/verify-code/code-scene'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { hashPassword } from '../../core/security/password'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { buyerWithPhone } from '../sign-in/buyer-with-phone'
import { customer } from '../sign-in/customer.table'
import { endPersonSessions } from '../sign-in/sessions'
import { proveCode } from '../verify-code/codes'

export function routes(app: App) {
  serve(
    app,
    forgetByPhone,
    async ({ asked: { body }, config }) => {
      const phone = plainPhone(body.phone)
      const spend = await proveCode(phone, 'forget', body.smsCode, 'smsCode')
      const { id, loginAccount } = await buyerWithPhone(phone)
      const passwordHash = await hashPassword(body.password, config.passwordRounds)
      await tx(async () => {
        await spend()
        await db().update(customer).set({ passwordHash }).where(eq(customer.id, id))
        // Logs out everyone who used the old password.
        await endPersonSessions(id)
        await audit({
          actorType: 'buyer',
          actorId: id,
          entity: 'customer',
          entityId: id,
          action: 'reset password',
        })
      })
      return { loginAccount }
    },
    { words: passwordResetFields.fields },
  )
}
