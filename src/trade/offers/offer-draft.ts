import * as z from 'zod/mini'
import { randomKey } from '../../core/random-key'

/** A row of a question that is being written: goods that the shop lists, or a row that was typed in. */
export const draftLine = z.object({
  key: z.string(),
  skuId: z._default(z.string(), ''),
  goodsId: z._default(z.string(), ''),
  name: z.string(),
  spec: z._default(z.string(), ''),
  image: z._default(z.string(), ''),
  /** As it is typed, like the price. */
  quantity: z.string(),
  unit: z.string(),
  /** Its item id, where it is not the default one of the shop's goods. */
  goodsPriceUnit: z.optional(z.string()),
  targetPrice: z._default(z.string(), ''),
})
export type DraftLine = z.output<typeof draftLine>

const text = z._default(z.string(), '')
const said = z.object({
  contactName: text,
  contactPhone: text,
  expectDate: text,
  remark: text,
  files: z._default(z.array(z.string()), []),
})
export type DraftSaid = z.output<typeof said>

/** A question for prices that was not sent yet, kept in this browser. */
export const offerDraftShape = z.object({
  /** Stands for exactly what is in it: the same over retries and reload, another after each change. */
  key: z.string(),
  lines: z.array(draftLine),
  /** Expected prices of lines of the cart, by their ids. */
  targets: z.record(z.string(), z.string()),
  /** Lines of the cart that are not asked for. */
  without: z.array(z.string()),
  said,
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
