import * as z from 'zod/mini'
import { draftLine } from '../offers/offer-draft'

const text = z._default(z.string(), '')

/** Unsent inquiry, stored in this browser. */
export const enquiryDraftShape = z.object({
  /** Idempotency key for this exact content. Retries and reloads use the same key, changes create a new one. */
  key: z.string(),
  lines: z.array(draftLine),
  said: z.object({
    title: text,
    deadline: text,
    contactName: text,
    contactPhone: text,
    remark: text,
    files: z._default(z.array(z.string()), []),
  }),
})
export type EnquiryDraft = z.output<typeof enquiryDraftShape>

export const emptyEnquiryDraft: EnquiryDraft = {
  key: '',
  lines: [],
  said: { title: '', deadline: '', contactName: '', contactPhone: '', remark: '', files: [] },
}
