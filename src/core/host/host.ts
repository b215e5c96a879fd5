import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Locale } from '../language/locale'
import { $overrides, knownLocale } from '../language/messages'
import type { Drawing } from '../store/drawing'
import { pinned } from './pinned'
import { memoryUrlState, type UrlState } from '../address/url-state'
import { scopeOf, shared, type Scope } from './scope'
import { hostAround, setting } from './settings'

export type DrawnHost = {
  /** Access of the view's stores to the server rendering. */
  drawing: Drawing
  /** Language of the rendering. */
  locale: Locale
  /** Name of the element, unique on the page. */
  name: string
  /** Path and query of the rendered page, if it is hydrated. */
  address?: string
  /** Number of parts whose code is still loading. */
  partsUnderWay?: number
  /** Called when React has taken over the nodes of a hydrated view. */
  hydrated?: () => void
  /** Called when a hydrated view is complete, and again when the last of its parts is. */
  takenOver?: (() => void) | undefined
}

/** Surroundings of a part: its element, shadow root, scope and language. */
export type Host = {
  element: HTMLElement
  root: ShadowRoot
  scope: Scope
  $locale: ReadableAtom<Locale>
  $dark: ReadableAtom<boolean>
  urlState: UrlState
  /** Set for a view that a server renders or has rendered. */
  drawn?: DrawnHost | undefined
}

/** Number of changes of `lang` and `theme` anywhere on the page. */
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

/** Returns the nearest `lang` of an element, through shadow roots, but not the page's own. */
function languageAround(element: Element): string | undefined {
  const found = element.closest('[lang]')
  if (found && found !== document.documentElement) return found.getAttribute('lang') ?? undefined
  const host = hostAround(element)
  return host && languageAround(host)
}

const $systemDark = pinned('system-dark', () => {
  const media = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)')
  const $dark = atom(media?.matches ?? false)
  media?.addEventListener('change', ({ matches }) => $dark.set(matches))
  return $dark
})

/**
 * Changes with all that language and theme of an element depend on. The elements of a scope share this store, because a
 * page may have hundreds, each of which would listen to every part.
 */
const lookOf = shared('look', ({ $locale, $theme }) =>
  computed([$surroundings, $locale, $overrides, $theme, $systemDark], () => ({})),
)

/**
 * Resolves an element's surroundings. Called on each connect, because an element may move.
 * @param urlStateOf creates the state that an address would contain
 */
export function hostOf(
  element: HTMLElement,
  root: ShadowRoot,
  urlStateOf: (element: HTMLElement) => UrlState = () => memoryUrlState(),
): Host {
  const scope = scopeOf(element)
  const $look = lookOf(scope)
  const $locale = computed($look, () => knownLocale(languageAround(element)) ?? scope.$locale.get())
  const $dark = computed($look, () => {
    const { value, from } = setting('theme', element)
    const wanted = from === 'element' || from === 'trade-site' ? value : scope.$theme.get()
    return wanted === 'dark' || (wanted === 'auto' && $systemDark.get())
  })
  return { element, root, scope, $locale, $dark, urlState: urlStateOf(element) }
}
