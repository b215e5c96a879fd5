import { atom, computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { no } from '../../core/api/shapes'
import { tellServer } from '../../core/host/drawn-page'
import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { stored } from '../../core/store/storage'
import { hintWantedOf } from '../links/hint-wanted.store'
import { startOf } from '../start/start.store'
import { readThemePage, type ThemePage } from './read-theme-page.store'
import { siteTheme } from './theme.contract'
import { themes, type Theme } from './themes'

export type { ThemePage }

/** Only accepted format of colours in the data. Any other value never becomes CSS. */
const colour = /^#[0-9a-f]{6}$/i

/** The shell data of every page, and the blocks of the home page where it is shown. */
type SiteTheme = Omit<ThemePage, 'blocks'> & Partial<Pick<ThemePage, 'blocks'>>

/**
 * Shared theme of the brand site, and the buyer's choice of a light or dark theme. The choice only applies if the site
 * allows it.
 */
export const themeOf = shared('theme', (scope) => {
  // A server renders without a start answer.
  let isWhole = scope.passing
  async function read(signal: AbortSignal): Promise<SiteTheme> {
    const atStart = isWhole ? undefined : await startOf(scope).partIfAny('theme', siteTheme)
    if (!atStart || isWhole) return readThemePage(scope, { type: 'home' }, signal)
    hintWantedOf(scope).set(atStart.linkHint !== no)
    return atStart
  }
  const page = resource(read, [scope.$locale])
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

  if (!scope.passing)
    scope.$theme.subscribe((theme) => tellServer('trade-theme', theme === 'dark' ? theme : 'light'))

  return {
    page,
    /** Also loads the blocks of the home page, from now on. */
    withBlocks() {
      if (isWhole) return
      isWhole = true
      const { value } = page.$state.value ?? {}
      if (value && !value.blocks) void page.reload()
    },
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
