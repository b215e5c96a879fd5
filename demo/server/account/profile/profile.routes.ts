import { eq } from 'drizzle-orm'
import { profileFields } from '../../../../src/account/profile/profile-fields'
import { profile, updateProfile } from '../../../../src/account/profile/profile.contract'
import { db } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { customer } from '../../session/sign-in/customer.table'
import { ownRow } from '../security/prove-oneself'

export function routes(app: App) {
  serve(app, profile, async ({ who }) => {
    const { loginAccount, nickName, legalName, birthday } = await ownRow(who.customerId)
    return { loginAccount, nickName, legalName, birthday: birthday ?? '' }
  })

  serve(
    app,
    updateProfile,
    async ({ asked: { body }, who }) => {
      const { nickName, legalName, birthday = null } = body
      await db()
        .update(customer)
        .set({ nickName, legalName, birthday })
        .where(eq(customer.id, who.customerId))
      return true
    },
    { words: profileFields.fields },
  )
}
