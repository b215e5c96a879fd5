import * as z from 'zod/mini'
import type { Locale } from '../../core/locale'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'

/** The buyer's choice of language, kept by this browser; empty: none. */
export const languageChoiceOf = shared('language-choice', (scope) =>
  stored<Locale>(scope, 'language', { version: 1, shape: z.string(), initial: '' }),
)
