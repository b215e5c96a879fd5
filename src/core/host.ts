import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Locale } from './locale'
import { $overrides, knownLocale } from './messages'
import { pinned } from './pinned'
import { memoryPlace, queryPlace, type Place } from './place'
import { scopeOf, type Scope } from './scope'
import { setting } from './settings'

/** Where a part stands: its element, its shadow root, its scope and its language. */
export type Host = {
  element: HTMLElement
  root: ShadowRoot
  scope: Scope
  $locale: ReadableAtom<Locale>
  $dark: ReadableAtom<boolean>
  place: Place
}

/** Counts changes of `lang` and `theme` anywhere on the page. */
const $surroundings = pinned('surroundings', () => {
  const $changes = atom(0)
  if (typeof MutationObserver !== 'undefined') {
    const watch = new MutationObserver(() => $changes.set($changes.get() + 1))
    watch.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['lang', 'theme'],
      subtree: true,
    })
  }
  return $changes
})

/** The `lang` nearest to an element, through shadow roots, but not the page's own. */
function languageAround(element: Element): string | undefined {
  const found = element.closest('[lang]')
  if (found && found !== document.documentElement) return found.getAttribute('lang') ?? undefined
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined
}

const $systemDark = pinned('system-dark', () => {
  const media = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)')
  const $dark = atom(media?.matches ?? false)
  media?.addEventListener('change', ({ matches }) => $dark.set(matches))
  return $dark
})

/** Resolves an element's surroundings. Called when it is connected: an element that moves asks again. */
export function hostOf(element: HTMLElement, root: ShadowRoot): Host {
  const scope = scopeOf(element)
  const $locale = computed(
    [$surroundings, scope.$locale, $overrides],
    (_, shared) => knownLocale(languageAround(element)) ?? shared,
  )
  const $dark = computed([$surroundings, scope.$theme, $systemDark], (_, shared, system) => {
    const { value, from } = setting('theme', element)
    const wanted = from === 'element' || from === 'trade-site' ? value : shared
    return wanted === 'dark' || (wanted === 'auto' && system)
  })
  const place = element.getAttribute('url-state') === 'query' ? queryPlace() : memoryPlace()
  return { element, root, scope, $locale, $dark, place }
}
