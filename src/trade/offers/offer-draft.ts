import * as z from 'zod/mini'
import { randomKey } from '../../core/api/random-key'

/** Line of a draft: a listed product, or typed by the buyer. */
export const draftLine = z.object({
  key: z.string(),
  skuId: z._default(z.string(), ''),
  goodsId: z._default(z.string(), ''),
  name: z.string(),
  spec: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  /** Typed text, like the target price. */
  quantity: z.string(),
  unit: z.string(),
  /** Item id of the unit, if it is not the default unit of a listed product. */
  goodsPriceUnit: z.optional(z.string()),
  targetPrice: z._default(z.string(), ''),
})
export type DraftLine = z.output<typeof draftLine>

const text = z._default(z.string(), '')
const fields = z.object({
  contactName: text,
  contactPhone: text,
  expectDate: text,
  remark: text,
  files: z._default(z.array(z.string()), []),
})
export type DraftSaid = z.output<typeof fields>

/** Unsent quotation request, stored in this browser. */
export const offerDraftShape = z.object({
  /** Idempotency key for this exact content. Retries and reloads use the same key, changes create a new one. */
  key: z.string(),
  lines: z.array(draftLine),
  /** Target prices of cart lines by line id. */
  targets: z.record(z.string(), z.string()),
  /** Ids of cart lines excluded from the request. */
  without: z.array(z.string()),
  said: fields,
})
export type OfferDraft = z.output<typeof offerDraftShape>

const emptySaid: DraftSaid = {
  contactName: '',
  contactPhone: '',
  expectDate: '',
  remark: '',
  files: [],
}
export const emptyOfferDraft: OfferDraft = {
  key: '',
  lines: [],
  targets: {},
  without: [],
  said: emptySaid,
}

export const typedLine = (): DraftLine => ({
  key: randomKey(),
  skuId: '',
  goodsId: '',
  name: '',
  spec: '',
  image: '',
  quantity: '1',
  unit: '',
  targetPrice: '',
})
