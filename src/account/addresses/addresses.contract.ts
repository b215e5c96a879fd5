import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, wording, yesNo } from '../../core/api/shapes'
import { addressForm } from './address-form'

/** Maximum number of addresses of a company. */
export const mostAddresses = 20

const address = z.object({
  id,
  consignee: z.string(),
  phone: z.string(),
  regionCode: z.string(),
  /** Region name as printed on a parcel, such as `江苏省 苏州市 吴中区`, in Chinese for readers of all languages. */
  regionName: z.string(),
  detail: z.string(),
  label: z.string(),
  isDefault: yesNo,
})
export type Address = z.output<typeof address>

const region = z.object({
  code: z.string(),
  /** Code of the parent region. Empty for a province. */
  parentCode: z.string(),
  name: wording,
})
export type Region = z.output<typeof region>

const base = '/bbb/userCenter/address'

export const listAddresses = endpoint(`GET ${base}/list`, {
  about: 'Lists the delivery addresses of the buyer’s company, the default one first.',
  needs: 'token',
  data: z.array(address),
})

export const addAddress = endpoint(`POST ${base}/add`, {
  about: `Adds a delivery address (at most ${mostAddresses}) and returns its id. The first one becomes the default.`,
  needs: 'token',
  body: addressForm.shape,
  data: id,
})

export const updateAddress = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Changes a delivery address. Existing orders keep the address they were placed with.',
  needs: 'token',
  body: addressForm.shape,
  data: z.literal(true),
})

export const deleteAddress = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Deletes a delivery address. If it was the default, the oldest remaining one becomes the default.',
  needs: 'token',
  data: z.literal(true),
})

export const setDefaultAddress = endpoint(`PUT ${base}/setDefault/{id}`, {
  about: 'Makes a delivery address the default.',
  needs: 'token',
  data: z.literal(true),
})

export const listRegions = endpoint('GET /bbb/region/list', {
  about: 'Lists the delivery regions in three levels. Each region follows its parent.',
  data: z.array(region),
})
