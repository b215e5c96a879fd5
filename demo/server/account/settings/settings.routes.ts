import {
  settings,
  updateAppearance,
  updateSettings,
} from '../../../../src/account/settings/settings.contract'
import { settingsFields } from '../../../../src/account/settings/settings-fields'
import { toDecimal } from '../../../../src/core/money'
import { audit } from '../../core/documents/audit'
import { tx } from '../../core/database/db'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { toYesNo } from '../../core/http/to-yes-no'
import { messengerOf } from '../../session/outgoing/messenger'
import { provePayPassword } from '../pay-password/prove-pay-password'
import { ownRow } from '../security/prove-oneself'
import { changeSettings, settingsOf, topics } from './account-settings'

export function routes(app: App) {
  serve(app, settings, async ({ who, config, log }) => {
    const { passwordFreeLimit, muted, mailed, payCode } = await settingsOf(who.customerId)
    const { payPasswordHash } = await ownRow(who.personId)
    return {
      noticesWanted: topics.filter((topic) => !muted.includes(topic)),
      ...(messengerOf('email', config, log) && { noticesByEmail: mailed }),
      ...(payCode !== undefined && { defaultPayCode: payCode }),
      passwordFreeLimit: toDecimal(passwordFreeLimit),
      hasPayPassword: toYesNo(payPasswordHash !== ''),
    }
  })

  serve(
    app,
    updateSettings,
    async ({ asked: { body }, who: { customerId, personId } }) => {
      const { noticesWanted, noticesByEmail, defaultPayCode: payCode, passwordFreeLimit, payPassword } = body
      const before = await settingsOf(customerId)
      // Outside of the transaction, in which a wrong password would not count.
      if (passwordFreeLimit > before.passwordFreeLimit) await provePayPassword(personId, payPassword)
      const muted = topics.filter((topic) => !noticesWanted.includes(topic))
      await tx(async () => {
        await changeSettings(customerId, ({ appearance, mailed }) => ({
          passwordFreeLimit,
          muted,
          mailed: noticesByEmail ?? mailed,
          ...(payCode !== undefined && { payCode }),
          ...(appearance && { appearance }),
        }))
        if (passwordFreeLimit === before.passwordFreeLimit) return
        const line = { entity: 'customer', entityId: customerId, action: 'passwordFreeLimit' }
        const reason = `${before.passwordFreeLimit} → ${passwordFreeLimit}`
        await audit({ actorType: 'buyer', actorId: customerId, ...line, reason })
      })
      return true as const
    },
    { words: settingsFields(0, true).fields },
  )

  serve(app, updateAppearance, ({ asked: { body }, who: { customerId, personId } }) =>
    tx(async () => {
      const { appearance } = await changeSettings(personId, (before) => ({
        ...before,
        appearance: { ...before.appearance, ...body },
      }))
      return { userId: customerId, appearance }
    }),
  )
}
