import { computed } from 'nanostores'
import * as z from 'zod/mini'
import type { Locale } from '../../core/locale'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import { layoutOf } from '../layout/layout.store'

/** Languages that the kit brings along, by what each calls itself. */
export const languages: readonly [Locale, string][] = [
  ['zh-CN', '中文'],
  ['en', 'English'],
]

/**
 * The buyer's choice of language. It is the page's language that changes, so there is a choice only in the shop,
 * where an outlet owns the page; elsewhere the page has its own word on it, as has a language set for the kit.
 */
export const languageOf = shared('language', (scope) => {
  const $choice = stored<string>(scope.site, 'language', { version: 1, shape: z.string(), initial: '' })
  const $allowed = computed(layoutOf(scope), ({ route }) => route !== '' && scope.settings.lang === '')
  const $wanted = computed([$choice, $allowed], (choice, allowed) => (allowed ? choice : ''))
  $wanted.subscribe((language) => {
    if (language) document.documentElement.lang = language
  })
  return { $allowed, choose: (language: Locale) => $choice.set(language) }
})
