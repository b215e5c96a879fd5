import * as z from 'zod/mini'
import { id, wording, yes, yesNo } from '../../core/api/shapes'

/** Currency format, as in `currencySettings`. `code` is the ISO 4217 code. */
export const currencyShape = z.object({
  code: z.optional(z.string()),
  symbol: z.string(),
  digit: z.int(),
  ways: z.int(),
})

const documentSite = z.object({
  id,
  name: wording,
  /** Currency of all amounts in the document. */
  currency: currencyShape,
  /** 10: read-only here. The document can only be changed on its own site, in its own currency. */
  readOnly: yesNo,
})
export type DocumentSite = z.output<typeof documentSite>

/** Member site of a document in a group of sites. Absent: the document belongs to the requested site. */
export const ofSite = { site: z.optional(documentSite) }

/** Returns whether a document is read-only on this site. */
export const isReadOnly = (site: DocumentSite | undefined) => site?.readOnly === yes
