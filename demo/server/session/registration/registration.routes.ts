import { and, eq, inArray } from 'drizzle-orm'
import { settlementFields, supplierFields } from '../../../../src/session/registration/application-fields'
import { registerEmailFields, registerFields } from '../../../../src/session/registration/registration-fields'
import {
  applySettlement,
  register,
  registerEmail,
  registerState,
  registerSupplier,
} from '../../../../src/session/registration/registration.contract'
import { plainEmail, plainPhone } from '../../../../src/session/verify-code/code-scene'
import { goodsCategory } from '../../catalogue/categories/categories.table'
import { hour, minute } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { limit } from '../../core/security/limit'
import { refuse } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { enterAs } from '../sign-in/enter'
import { proveCode } from '../verify-code/codes'
import { applicationsOf, applyAsSupplier, applyForMembership } from './applications'
import { onlyOwnFiles } from './own-files'
import { openAccount } from './open-account'

async function onlyDepartments(ids: string[]) {
  const known = await db().$count(
    goodsCategory,
    and(eq(goodsCategory.level, 1), inArray(goodsCategory.id, ids)),
  )
  if (known === new Set(ids).size) return
  throw refuse(400, ['请选择供应品类', 'Please select the categories that you supply.'], {
    errors: [
      { path: 'categories', message: ['请选择供应品类', 'Please select the categories that you supply.'] },
    ],
  })
}

/** Limits attempts, so that existing account names cannot be enumerated. */
const notTooMany = (address: string) => limit('register', { address }, 40, hour)

export function routes(app: App) {
  serve(
    app,
    register,
    async (call) => {
      const { body } = call.asked
      const { passwordRounds: rounds } = call.config
      await notTooMany(call.address)
      const phone = plainPhone(body.phone)
      const spend = await proveCode(phone, 'register', body.smsCode, 'smsCode')
      return enterAs(await openAccount(body, { phone }, { spend, rounds }), call)
    },
    { words: registerFields.fields },
  )

  serve(
    app,
    registerEmail,
    async (call) => {
      const { body } = call.asked
      const { passwordRounds: rounds } = call.config
      await notTooMany(call.address)
      const email = plainEmail(body.email)
      const spend = await proveCode(email, 'register', body.emailCode, 'emailCode')
      return enterAs(await openAccount(body, { email }, { spend, rounds }), call)
    },
    { words: registerEmailFields.fields },
  )

  serve(app, registerState, async ({ who }) => ({
    userType: who.userType,
    customerType: who.customerType,
    ...(await applicationsOf(who.companyId)),
  }))

  serve(
    app,
    applySettlement,
    async ({ asked: { body }, who: { customerId, companyId, userType } }) => {
      if (userType === 20) throw refuse(403, ['您已是企业会员', 'You are already an enterprise member.'])
      await limit('applySettlement', { customerId }, 10, minute)
      await onlyOwnFiles(customerId, body.licenses, 'licenses')
      return applyForMembership({ ...body, customerId: companyId })
    },
    { words: settlementFields.fields },
  )

  serve(
    app,
    registerSupplier,
    async ({ asked: { body }, who: { customerId, companyId } }) => {
      await limit('applySettlement', { customerId }, 10, minute)
      const categories = body.categories.map(String)
      await onlyDepartments(categories)
      await onlyOwnFiles(customerId, body.licenses, 'licenses')
      return applyAsSupplier({ ...body, categories, customerId: companyId })
    },
    { words: supplierFields.fields },
  )
}
