import * as z from 'zod/mini'

const text = z.readonly(z.tuple([z.string(), z.string()]))

/** What the worker says about itself. */
export const shopState = z.object({
  scenario: z.string(),
  scenarios: z.array(z.object({ name: z.string(), text, about: text })),
})
export type ShopState = z.infer<typeof shopState>

/** Without a scenario the present one begins again. */
export const choice = z.object({ scenario: z.optional(z.string()) })

/** Who is signed in now, by token (empty: nobody), and where there is something to see. */
export const chosen = z.object({ token: z.string(), page: z.string() })
export type Chosen = z.infer<typeof chosen>
