import * as z from 'zod/mini'
import { misfitMessage } from './runtime/misfit-words'

// zod/mini has no messages by default; messages that an application has set stay.
if (!z.config().localeError) z.config({ localeError: misfitMessage })

/**
 * `import { endpoints } from 'tradefront/contracts'`: all API calls of the kit by export name, with method, path below
 * the API's base, zod shapes of query, body and response, and requirements.
 */
export * as endpoints from './endpoints'
export * from './endpoints'
export type { OrderDetail as Order } from './endpoints'
export type { Minor as Money } from '../src/core/money'
export type { Answer, Asked, Data, Endpoint, Input } from '../src/core/api/endpoint'
