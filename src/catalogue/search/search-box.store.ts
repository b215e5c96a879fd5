import { atom, computed } from 'nanostores'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { searchSuggestions } from '../goods/goods.contract'

const afterLastKey = 1000

/**
 * Opens the state of one search box: its text, and the suggestions, requested one second after the last keystroke.
 * @param searchedFor keyword that the page already shows
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

  /** Sets the text without typing; requests no suggestions. */
  function fill(text: string) {
    clearTimeout(clock)
    $text.set(text)
    $asked.set('')
  }

  return {
    $text,
    /** The previous suggestions stay until newer ones arrive. */
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
