import * as z from 'zod/mini'
import { draftLine } from '../offers/offer-draft'

const text = z._default(z.string(), '')

/** An inquiry that was not sent yet, kept in this browser. */
export const enquiryDraftShape = z.object({
  /** Stands for exactly what is in it: the same over retries and reload, another after each change. */
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
