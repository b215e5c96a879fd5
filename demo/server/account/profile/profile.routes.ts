import { eq } from 'drizzle-orm'
import { profileFields } from '../../../../src/account/profile/profile-fields'
import { profile, updateProfile } from '../../../../src/account/profile/profile.contract'
import { db, tx } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { customer } from '../../session/sign-in/customer.table'
import { ownRow } from '../security/prove-oneself'

export function routes(app: App) {
  serve(app, profile, async ({ who }) => {
    const { loginAccount, nickName, legalName } = await ownRow(who.customerId)
    const { birthday } = await ownRow(who.personId)
    return { loginAccount, nickName, legalName, birthday: birthday ?? '' }
  })

  serve(
    app,
    updateProfile,
    async ({ asked: { body }, who }) => {
      const { nickName, legalName, birthday = null } = body
      await tx(async () => {
        await db().update(customer).set({ nickName, legalName }).where(eq(customer.id, who.customerId))
        await db().update(customer).set({ birthday }).where(eq(customer.id, who.personId))
      })
      return true
    },
    { words: profileFields.fields },
  )
}
