import * as z from 'zod/mini'
import { unlessBug } from '../../core/api/call-error'
import type { Data, Input } from '../../core/api/endpoint'
import { shared } from '../../core/host/scope'
import { stored } from '../../core/store/storage'
import { sessionOf } from '../../session/sign-in/session.store'
import { languageOf } from '../../site/language/language.store'
import { themeOf } from '../../site/theme/theme.store'
import { themes } from '../../site/theme/themes'
import type { userInfo } from '../../session/sign-in/sign-in.contract'
import { updateAppearance } from './settings.contract'

type Appearance = NonNullable<Data<typeof userInfo>['appearance']>

/**
 * Synchronises language and theme of an account between browsers. A member's choice is stored for the account, and
 * choices from other browsers are applied. A guest's choice stays in this browser.
 */
export const accountAppearanceOf = shared('account-appearance', (scope) => {
  // Latest applied appearance of an account. It is not applied again over a newer choice made in this browser.
  const $taken = stored(scope, 'appearance-of', { version: 1, shape: z.string(), initial: '' })
  const sign = (userId: string, { theme, language }: Appearance) => JSON.stringify([userId, theme, language])
  const { $session } = sessionOf(scope)
  const theme = themeOf(scope)
  const language = languageOf(scope)
  let saving = 0

  async function keep(chosen: Input<typeof updateAppearance>['body']) {
    if ($session.get().state !== 'member') return
    saving += 1
    // A back end without this endpoint leaves the choice to the browser.
    const saved = await scope
      .call(updateAppearance, { body: chosen }, { quiet: true })
      .catch(unlessBug)
      .finally(() => (saving -= 1))
    if (saved) $taken.set(sign(saved.userId, saved.appearance))
  }

  /** @param fresh whether the account has just logged in, so that its choice overrides the guest's */
  function follow(userId: string, chosen: Appearance, fresh: boolean) {
    const signed = sign(userId, chosen)
    // A pending save is newer than the server's value.
    if (saving > 0 || (!fresh && signed === $taken.get())) return
    $taken.set(signed)
    // Unchanged values are not stored again, so that other tabs do not wake up.
    const known = themes.find((name) => name === chosen.theme)
    if (known && known !== scope.$theme.get()) theme.take(known)
    if (chosen.language && chosen.language !== scope.$locale.get()) language.take(chosen.language)
  }

  $session.subscribe((session) => {
    if (session.state !== 'member' || !session.user?.appearance) return
    follow(session.user.id, session.user.appearance, session.fresh)
  })
  theme.$chosen.listen((chosen) => void keep({ theme: chosen }))
  language.$chosen.listen((chosen) => void keep({ language: chosen }))
})
