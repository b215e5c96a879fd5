import { atom, computed, type ReadableAtom } from 'nanostores'
import { ask } from './events'
import type { Locale } from './locale'
import { $overrides, knownLocale } from './messages'
import { pinned } from './pinned'
import { placeOf } from './routes'
import { scopeOf, type Scope } from './scope'
import { setting } from './settings'

/** Where a part stands: its element, its shadow root, its scope and its language. */
export type Host = {
  element: HTMLElement
  root: ShadowRoot
  scope: Scope
  $locale: ReadableAtom<Locale>
}

const $languages = pinned('languages', () => {
  const $changes = atom(0)
  if (typeof MutationObserver !== 'undefined') {
    const watch = new MutationObserver(() => $changes.set($changes.get() + 1))
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true })
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

/** Resolves an element's surroundings. Called when it is connected: an element that moves asks again. */
export function hostOf(element: HTMLElement, root: ShadowRoot): Host {
  const scope = scopeOf(element)
  const $locale = computed(
    [$languages, scope.$locale, $overrides],
    (_, shared) => knownLocale(languageAround(element)) ?? shared,
  )
  return { element, root, scope, $locale }
}

/** `light`, `dark` or `auto`: the element's own, else the page's setting, else light. */
export const themeOf = (element: HTMLElement) => setting('theme', element).value || 'light'

/**
 * Turns plain clicks on our links into a wish that the host may cancel to go there itself; otherwise the
 * browser follows the link.
 */
export function followLinks(root: ShadowRoot) {
  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const anchor = event
      .composedPath()
      .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement)
    if (
      !anchor ||
      anchor.target === '_blank' ||
      anchor.hasAttribute('download') ||
      anchor.getRootNode() !== root
    )
      return
    const url = new URL(anchor.href)
    const { route, params } = placeOf(url.pathname, url.search)
    const { allowed } = ask('trade-navigate', { href: anchor.href, route, params }, anchor)
    if (!allowed) event.preventDefault()
  })
}
