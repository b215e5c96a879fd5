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
  about: 'Where invoices of the buyer’s company are mailed, the default address first.',
  needs: 'token',
  data: z.array(address),
})

export const addInvoiceAddress = endpoint(`POST ${base}/addressAdd`, {
  about: `Keeps a mailing address, at most ${mostInvoiceAddresses}; the first one is the default. Answers its id.`,
  needs: 'token',
  body: invoiceAddressForm.shape,
  data: id,
})

export const updateInvoiceAddress = endpoint(`PUT ${base}/addressUpdate/{id}`, {
  about: 'Changes a mailing address. Invoices that are asked for keep theirs.',
  needs: 'token',
  body: invoiceAddressForm.shape,
  data: z.literal(true),
})

export const setDefaultInvoiceAddress = endpoint(`PUT ${base}/addressDefault/{id}`, {
  about: 'Makes a mailing address the default one.',
  needs: 'token',
  data: z.literal(true),
})

export const deleteInvoiceAddress = endpoint(`DELETE ${base}/addressDelete/{id}`, {
  about: 'Deletes a mailing address; of the others the oldest becomes the default one.',
  needs: 'token',
  data: z.literal(true),
})
