import * as z from 'zod/mini'

/** What goes between a foreign page and the frame of the static shop; a form's entries, because forms do not travel. */
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
  /** There was no answer; why. */
  failed: z.optional(z.string()),
})
export type BridgeAnswer = z.infer<typeof bridgeAnswer>

/** First word of the frame to the page around it, and of the page, with a port, to the frame. */
export const readyWord = 'tradefront static shop: ready'
export const connectWord = 'tradefront static shop: connect'
