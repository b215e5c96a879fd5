import * as z from 'zod/mini'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'
import { themes, type Theme } from './themes'

/** The buyer's choice between light and dark, kept by this browser. */
export const themeChoiceOf = shared('theme-choice', (scope) =>
  stored<Theme>(scope, 'theme', { version: 1, shape: z.enum(themes), initial: 'light' }),
)
