import * as z from 'zod/mini'
import { id } from './shapes'

/** Message in the conversation of a document. */
export const documentMessage = z.object({
  id,
  by: z.enum(['buyer', 'platform']),
  /** Name of the author's account. */
  name: z.optional(z.string()),
  text: z.string(),
  files: z._default(z.array(z.string()), []),
  createdAt: z.string(),
})
