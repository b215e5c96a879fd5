import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'
import { titleForm } from './title-form'

/** Maximum number of titles of a company. */
export const mostTitles = 20

const title = z.object({
  id,
  /** Code of `titleKind`. */
  kind: z.int(),
  title: z.string(),
  taxNo: z._default(z.string(), ''),
  bank: z._default(z.string(), ''),
  bankCard: z._default(z.string(), ''),
  regAddress: z._default(z.string(), ''),
  regPhone: z._default(z.string(), ''),
  isDefault: yesNo,
  /** Code of `reviewState`. Only special titles are reviewed. */
  reviewState: z.int(),
  /** Reason for the rejection. */
  reason: z._default(z.string(), ''),
})
export type InvoiceTitle = z.output<typeof title>

const base = '/bbb/userCenter/invoice'

export const listTitles = endpoint(`GET ${base}/titleList`, {
  about: 'Lists the invoice titles of the buyer’s company, the default one first.',
  needs: 'token',
  data: z.array(title),
})

export const addTitle = endpoint(`POST ${base}/titleAdd`, {
  about: `Adds an invoice title (at most ${mostTitles}) and returns its id. Titles for special invoices need a certified company and are reviewed.`,
  needs: 'token',
  permission: 'main',
  body: titleForm.shape,
  data: id,
})

export const updateTitle = endpoint(`PUT ${base}/titleUpdate/{id}`, {
  about:
    'Changes an invoice title. A title for special invoices is reviewed again. Requested invoices keep theirs.',
  needs: 'token',
  permission: 'main',
  body: titleForm.shape,
  data: z.literal(true),
})

export const setDefaultTitle = endpoint(`PUT ${base}/titleDefault/{id}`, {
  about: 'Makes an invoice title the default.',
  needs: 'token',
  permission: 'main',
  data: z.literal(true),
})

export const deleteTitle = endpoint(`DELETE ${base}/titleDelete/{id}`, {
  about: 'Deletes an invoice title. If it was the default, the oldest remaining one becomes the default.',
  needs: 'token',
  permission: 'main',
  data: z.literal(true),
})
