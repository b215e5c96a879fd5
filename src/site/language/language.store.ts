import { atom, computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { tellServer } from '../../core/host/drawn-page'
import type { Locale } from '../../core/language/locale'
import { onceAlive } from '../../core/store/once-alive'
import { shared } from '../../core/host/scope'
import { stored } from '../../core/store/storage'
import { layoutOf } from '../layout/layout.store'

/** Languages of the kit with their own names. */
export const languages: readonly [Locale, string][] = [
  ['zh-CN', '中文'],
  ['en', 'English'],
]

/**
 * Shared language choice of the buyer. If an outlet owns the page, the language of the page changes. On a host page only
 * the elements change, and only if the page contains `trade-language`. A language in the kit's settings disables the
 * choice.
 */
export const languageOf = shared('language', (scope) => {
  const $choice = stored<string>(scope, 'language', { version: 1, shape: z.string(), initial: '' })
  const $chosen = atom<Locale | undefined>(undefined)
  let offered: (() => void) | undefined
  const free = scope.settings.lang === ''
  const $allowed = computed(layoutOf(scope), ({ route }) => route !== '' && free)
  const $wanted = computed([$choice, $allowed], (choice, allowed) => (allowed ? choice : ''))
  $wanted.subscribe((language) => {
    if (!language) return
    if (scope.passing) return scope.$language.set(language)
    // A stored choice may differ from the language in which the page was rendered.
    onceAlive(() => (document.documentElement.lang = $wanted.get() || language))
  })
  if (!scope.passing) $choice.subscribe((language) => language && tellServer('trade-language', language))
  return {
    /** Chosen language. Empty: the page's own. */
    $choice: $choice as ReadableAtom<string>,
    /** Latest choice on this page. */
    $chosen: $chosen as ReadableAtom<Locale | undefined>,
    /** Applies a choice from another browser. */
    take: $choice.set,
    /** True if the settings allow a choice. */
    free,
    /** True if the kit controls the language of the page. */
    $allowed,
    /** Applies the choice to the kit's elements on a host page. */
    offerHere() {
      if (!$allowed.get() && free) offered ??= $choice.subscribe((language) => scope.$language.set(language))
    },
    choose(language: Locale) {
      onceAlive(() => {
        $choice.set(language)
        $chosen.set(language)
        if (!$allowed.get() && free) scope.$language.set(language)
      })
    },
  }
})
