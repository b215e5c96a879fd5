import { atom, computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { stored } from '../../core/store/storage'
import { readThemePage, type ThemePage } from './read-theme-page.store'
import { themes, type Theme } from './themes'

export type { ThemePage }

/** Only accepted format of colours in the data. Any other value never becomes CSS. */
const colour = /^#[0-9a-f]{6}$/i

/**
 * Shared home page of the brand site with the shell data, and the buyer's choice of a light or dark theme. The choice
 * only applies if the site allows it.
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
  // A theme in the page's settings (`dark`, `auto`) overrides the buyer's choice.
  const free = scope.settings.theme === ''
  const $shown = computed([$choice, $allowed], (choice, allowed) => (allowed ? choice : 'light'))
  if (free) $shown.subscribe((theme) => scope.$theme.set(theme))

  return {
    page,
    $brand,
    $allowed,
    $dark: computed(scope.$theme, (theme) => theme === 'dark'),
    /** Latest choice on this page. */
    $chosen: $chosen as ReadableAtom<Theme | undefined>,
    /** Applies a choice from another browser. */
    take: $choice.set,
    toggle() {
      $choice.set($choice.get() === 'dark' ? 'light' : 'dark')
      $chosen.set($choice.get())
    },
  }
})
