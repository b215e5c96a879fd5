import * as z from 'zod/mini'

const text = z.readonly(z.tuple([z.string(), z.string()]))

/** State of the worker. */
export const shopState = z.object({
  scenario: z.string(),
  scenarios: z.array(z.object({ name: z.string(), text, about: text })),
})
export type ShopState = z.infer<typeof shopState>

/** Choice of a scenario. Without a name, the current scenario restarts. */
export const choice = z.object({ scenario: z.optional(z.string()) })

/** Result of a choice: the token of the session (empty for a visitor), and the page of the scenario. */
export const chosen = z.object({ token: z.string(), page: z.string() })
export type Chosen = z.infer<typeof chosen>
