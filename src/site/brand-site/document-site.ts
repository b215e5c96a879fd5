import * as z from 'zod/mini'
import { id, wording, yes, yesNo } from '../../core/shapes'

/** How amounts are written, as `currencySettings` says it, and in what they are, by ISO 4217. */
export const currencyShape = z.object({
  code: z.optional(z.string()),
  symbol: z.string(),
  digit: z.int(),
  ways: z.int(),
})

const documentSite = z.object({
  id,
  name: wording,
  /** Of every amount of the document. */
  currency: currencyShape,
  /** 10: the document is only shown here. Whatever is done with it is done on its own site, in its own money. */
  readOnly: yesNo,
})
export type DocumentSite = z.output<typeof documentSite>

/** Of what a group of sites shows: the member that it belongs to; absent: it is of the site that was asked. */
export const ofSite = { site: z.optional(documentSite) }

/** Whether nothing can be done with a document where it is shown. */
export const isReadOnly = (site: DocumentSite | undefined) => site?.readOnly === yes
