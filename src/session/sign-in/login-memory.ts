import * as z from 'zod/mini'
import { shared } from '../../core/scope'
import { stored } from '../../core/storage'

const memory = z.object({ account: z.string(), captcha: z.boolean() })

/** The account that was to be remembered, and whether the site asked for a captcha the last time. */
export const loginMemoryOf = shared('login-memory', (scope) =>
  stored(scope, 'login', { version: 1, shape: memory, initial: { account: '', captcha: false } }),
)
