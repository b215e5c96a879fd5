import { atom, computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { resource } from '../../core/resource'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import { readThemePage, type ThemePage } from './read-theme-page.store'
import { themes, type Theme } from './themes'

export type { ThemePage }

/** The one form that a colour of the data may have; anything else is no colour, and never becomes CSS. */
const colour = /^#[0-9a-f]{6}$/i

/**
 * The brand site's home page as data, with the shell around every page, and the buyer's choice between light
 * and dark, which only counts where the site allows the switch.
 */
export const themeOf = shared('theme', (scope) => {
  const page = resource((signal) => readThemePage(scope, { type: 'home' }, signal), [scope.$locale])
  const $choice = stored<Theme>(scope, 'theme', { version: 1, shape: z.enum(themes), initial: 'light' })
  const $chosen = atom<Theme | undefined>(undefined)
  const $allowed = computed(page.$state, ({ value }) => value?.themeToggle === 10)
  const $brand = atom('')

  page.$state.subscribe(({ value }) => {
    if (value && colour.test(value.brandColour)) $brand.set(value.brandColour)
  })
  // A setting of the page (`dark`, `auto`) is the host's word; the buyer's choice stands only beside none.
  const free = scope.settings.theme === ''
  const $shown = computed([$choice, $allowed], (choice, allowed) => (allowed ? choice : 'light'))
  if (free) $shown.subscribe((theme) => scope.$theme.set(theme))

  return {
    page,
    $brand,
    $allowed,
    $dark: computed(scope.$theme, (theme) => theme === 'dark'),
    /** What the buyer chose last on this page. */
    $chosen: $chosen as ReadableAtom<Theme | undefined>,
    /** Lets what was chosen elsewhere stand here. */
    take: $choice.set,
    toggle() {
      $choice.set($choice.get() === 'dark' ? 'light' : 'dark')
      $chosen.set($choice.get())
    },
  }
})
