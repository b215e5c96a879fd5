import { atom, computed } from 'nanostores'
import { resource } from '../../core/resource'
import { shared } from '../../core/scope'
import { chosenAppearanceOf } from '../appearance/chosen-appearance.store'
import { readThemePage, type ThemePage } from './read-theme-page.store'
import { themeChoiceOf } from './theme-choice.store'
import type { Theme } from './themes'

export type { ThemePage }

/** The one form that a colour of the data may have; anything else is no colour, and never becomes CSS. */
const colour = /^#[0-9a-f]{6}$/i

/**
 * The brand site's home page as data, with the shell around every page, and the buyer's choice between light
 * and dark, which only counts where the site allows the switch.
 */
export const themeOf = shared('theme', (scope) => {
  const page = resource((signal) => readThemePage(scope, { type: 'home' }, signal), [scope.$locale])
  const $choice = themeChoiceOf(scope)
  const $allowed = computed(page.$state, ({ value }) => value?.themeToggle === 10)
  const $brand = atom('')

  page.$state.subscribe(({ value }) => {
    if (value && colour.test(value.brandColour)) $brand.set(value.brandColour)
  })
  // A setting of the page (`dark`, `auto`) is the host's word; the buyer's choice stands only beside none.
  const free = scope.settings.theme === ''
  const $shown = computed([$choice, $allowed], (choice, allowed) => (allowed ? choice : 'light'))
  if (free) $shown.subscribe((theme) => scope.$theme.set(theme))

  function choose(theme: Theme) {
    $choice.set(theme)
    chosenAppearanceOf(scope).set({ theme })
  }
  return {
    page,
    $brand,
    $allowed,
    $dark: computed(scope.$theme, (theme) => theme === 'dark'),
    toggle: () => choose($choice.get() === 'dark' ? 'light' : 'dark'),
  }
})
