import * as z from 'zod/mini'
import { shared } from '../../core/host/scope'
import { stored } from '../../core/store/storage'

const memory = z.object({ account: z.string(), captcha: z.boolean() })

/** Remembered account name, and whether the site last required a captcha. */
export const loginMemoryOf = shared('login-memory', (scope) =>
  stored(scope, 'login', { version: 1, shape: memory, initial: { account: '', captcha: false } }),
)
