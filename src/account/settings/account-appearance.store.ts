import * as z from 'zod/mini'
import { unlessBug } from '../../core/call-error'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import type { Appearance } from '../../site/appearance/chosen-appearance.store'
import { languageChoiceOf } from '../../site/language/language-choice.store'
import { themeChoiceOf } from '../../site/theme/theme-choice.store'
import { updateAppearance } from './settings.contract'

/** Language and theme of an account, which follow it from browser to browser. */
export const accountAppearanceOf = shared('account-appearance', (scope) => {
  // What this browser took over from an account: the same is not put over a choice that was made here since.
  const $taken = stored(scope, 'appearance-of', { version: 1, shape: z.string(), initial: '' })
  const sign = (userId: string, { theme, language }: Appearance) => JSON.stringify([userId, theme, language])
  let saving = 0
  return {
    /**
     * Takes over what an account chose, in whichever browser that was.
     * @param fresh it has just logged in: its choice goes before a visitor's
     */
    follow(userId: string, chosen: Appearance, fresh: boolean) {
      const told = sign(userId, chosen)
      // What is on its way to the server is newer than what came from there.
      if (saving > 0 || (!fresh && told === $taken.get())) return
      $taken.set(told)
      if (chosen.theme) themeChoiceOf(scope).set(chosen.theme)
      if (chosen.language) languageChoiceOf(scope).set(chosen.language)
    },
    async keep(chosen: Appearance) {
      saving += 1
      // A back end that keeps none leaves the choice to the browser.
      const kept = await scope
        .call(updateAppearance, { body: chosen }, { quiet: true })
        .catch(unlessBug)
        .finally(() => (saving -= 1))
      if (kept) $taken.set(sign(kept.userId, kept.appearance))
    },
  }
})
