import { atom, computed } from 'nanostores'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { searchSuggestions } from '../goods/goods.contract'

const afterLastKey = 1000

/**
 * What is typed into one search box, and what the shop suggests for it a second after the last key.
 * @param searchedFor what the page shows already
 */
export function openSearchBox(scope: Scope, searchedFor: string) {
  const $text = atom(searchedFor)
  const $asked = atom('')
  let clock: ReturnType<typeof setTimeout> | undefined

  const suggestions = resource(
    async (signal) => {
      const keyword = $asked.get()
      if (!keyword) return []
      const query = { keyword, brandTerminalId: await siteOf(scope).id() }
      return scope.call(searchSuggestions, { query }, { signal, quiet: true })
    },
    [$asked, scope.$locale],
  )

  /** The text became known in another way than by typing: nothing is asked. */
  function fill(text: string) {
    clearTimeout(clock)
    $text.set(text)
    $asked.set('')
  }

  return {
    $text,
    /** Those of a moment ago stay until newer ones come. */
    $suggestions: computed(suggestions.$state, ({ value }) => value ?? []),
    fill,
    type(text: string) {
      clearTimeout(clock)
      if (!text.trim()) return fill(text)
      $text.set(text)
      clock = setTimeout(() => $asked.set(text.trim()), afterLastKey)
    },
  }
}
