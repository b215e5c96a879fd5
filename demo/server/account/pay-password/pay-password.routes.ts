import { eq } from 'drizzle-orm'
import { payPasswordFields } from '../../../../src/account/pay-password/pay-password-fields'
import { changePayPassword } from '../../../../src/account/pay-password/pay-password.contract'
import type { Text } from '../../../../src/core/language/messages'
import { plainPhone } from '../../../../src/session/verify-code/code-scene'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { hashPassword, passwordMatches } from '../../core/security/password'
import { refuseField } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { checkLimited } from '../../session/sign-in/attempts'
import { customer } from '../../session/sign-in/customer.table'
import { proveCode } from '../../session/verify-code/codes'
import { forgiveTries } from './prove-pay-password'

const wrong = (path: string, message: Text) => refuseField(422, path, message)

export function routes(app: App) {
  serve(
    app,
    changePayPassword,
    async ({ asked: { body }, who, address, config }) => {
      const { personId, loginAccount } = who
      const [own] = await db().select().from(customer).where(eq(customer.id, personId))
      const hash = own?.passwordHash ?? ''
      const isRight = () => passwordMatches(body.password, hash)
      const correct = await checkLimited('buyerPassword', loginAccount, address, isRight)
      if (!own || !correct) throw wrong('password', ['登录密码错误', 'The login password is wrong.'])
      const phone = plainPhone(body.phone)
      if (own.phone !== phone)
        throw wrong('phone', ['请使用账号绑定的手机号', 'Please use the mobile number of this account.'])
      const spend = await proveCode(phone, 'payPassword', body.smsCode, 'smsCode')
      const payPasswordHash = await hashPassword(body.payPassword, config.passwordRounds)
      await tx(async () => {
        await spend()
        await db().update(customer).set({ payPasswordHash }).where(eq(customer.id, personId))
        await forgiveTries(personId)
        await audit({
          actorType: 'buyer',
          actorId: personId,
          entity: 'customer',
          entityId: personId,
          action: 'set pay password',
        })
      })
      return true
    },
    { words: payPasswordFields.fields },
  )
}
