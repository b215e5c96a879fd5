import { atom, computed, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Locale } from '../../core/locale'
import { onceAlive } from '../../core/once-alive'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import { layoutOf } from '../layout/layout.store'

/** Languages that the kit brings along, by what each calls itself. */
export const languages: readonly [Locale, string][] = [
  ['zh-CN', '中文'],
  ['en', 'English'],
]

/**
 * The buyer's choice of language. In the shop, where an outlet owns the page, the page's language changes; on
 * somebody else's page only our elements' does, and only where the page put the choice there itself
 * (`trade-language`). A language set for the kit leaves no choice.
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
    if (scope.passing) scope.$language.set(language)
    else document.documentElement.lang = language
  })
  return {
    /** Empty: the page's own. */
    $choice: $choice as ReadableAtom<string>,
    /** What the buyer chose last on this page. */
    $chosen: $chosen as ReadableAtom<Locale | undefined>,
    /** Lets what was chosen elsewhere stand here. */
    take: $choice.set,
    /** Whether there is a choice. */
    free,
    /** Whether the page's own language is ours to change. */
    $allowed,
    /** Lets the choice stand for our elements on somebody else's page. */
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
