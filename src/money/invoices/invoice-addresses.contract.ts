import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'
import { invoiceAddressForm } from './invoice-address-form'

/** Maximum number of addresses of a company. */
export const mostInvoiceAddresses = 20

const address = z.object({
  id,
  consignee: z.string(),
  phone: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  detail: z.string(),
  isDefault: yesNo,
})
export type InvoiceAddress = z.output<typeof address>

const base = '/bbb/userCenter/invoice'

export const listInvoiceAddresses = endpoint(`GET ${base}/addressList`, {
  about: 'Lists the mailing addresses for invoices of the buyer’s company, the default one first.',
  needs: 'token',
  data: z.array(address),
})

export const addInvoiceAddress = endpoint(`POST ${base}/addressAdd`, {
  about: `Adds a mailing address for invoices (at most ${mostInvoiceAddresses}) and returns its id. The first one becomes the default.`,
  needs: 'token',
  body: invoiceAddressForm.shape,
  data: id,
})

export const updateInvoiceAddress = endpoint(`PUT ${base}/addressUpdate/{id}`, {
  about: 'Changes a mailing address. Requested invoices keep theirs.',
  needs: 'token',
  body: invoiceAddressForm.shape,
  data: z.literal(true),
})

export const setDefaultInvoiceAddress = endpoint(`PUT ${base}/addressDefault/{id}`, {
  about: 'Makes a mailing address the default.',
  needs: 'token',
  data: z.literal(true),
})

export const deleteInvoiceAddress = endpoint(`DELETE ${base}/addressDelete/{id}`, {
  about: 'Deletes a mailing address. If it was the default, the oldest remaining one becomes the default.',
  needs: 'token',
  data: z.literal(true),
})
