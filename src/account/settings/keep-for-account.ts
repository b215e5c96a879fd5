import type { Locale } from '../../core/locale'
import type { Scope } from '../../core/scope'
import type { Theme } from '../../site/theme/themes'

/** How a buyer has the shop, as far as they chose. */
export type Appearance = { theme?: Theme | undefined; language?: Locale | undefined }

/** A member's choice follows the account to other browsers; a visitor's stays in this one. */
export function keepForAccount(scope: Scope, chosen: Appearance) {
  if (!scope.token.$token.get()) return
  // It stands in this browser already: where the code or the server does not come, it stays here.
  void import('./account-appearance.store').then(
    ({ accountAppearanceOf }) => accountAppearanceOf(scope).keep(chosen),
    () => {},
  )
}
