import * as z from 'zod/mini'

/** Call from a foreign page to the static shop's frame. A form is sent as entries, because forms cannot be cloned. */
export const bridgeCall = z.object({
  id: z.number(),
  url: z.string(),
  method: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.optional(
    z.union([z.string(), z.array(z.tuple([z.string(), z.union([z.string(), z.instanceof(File)])]))]),
  ),
})
export type BridgeCall = z.infer<typeof bridgeCall>

export const bridgeAnswer = z.object({
  id: z.number(),
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
  /** Reason if there was no response. */
  failed: z.optional(z.string()),
})
export type BridgeAnswer = z.infer<typeof bridgeAnswer>

/** First message of the frame to its parent page, and of the page, with a port, to the frame. */
export const readyWord = 'tradefront static shop: ready'
export const connectWord = 'tradefront static shop: connect'
