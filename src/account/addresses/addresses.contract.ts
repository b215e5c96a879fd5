import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint'
import { id, yesNo } from '../../core/api/shapes'
import { addressForm } from './address-form'

/** Maximum number of addresses of a company. */
export const mostAddresses = 20

const address = z.object({
  id,
  consignee: z.string(),
  phone: z.string(),
  regionCode: z.string(),
  /** Region name, such as `江苏省 苏州市 吴中区`. */
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
  name: z.string(),
})
export type Region = z.output<typeof region>

const base = '/bbb/userCenter/address'

export const listAddresses = endpoint(`GET ${base}/list`, {
  about: 'The delivery addresses of the buyer’s company, the default one first.',
  needs: 'token',
  data: z.array(address),
})

export const addAddress = endpoint(`POST ${base}/add`, {
  about: `Adds a delivery address, at most ${mostAddresses}; the first one is the default. Answers its id.`,
  needs: 'token',
  body: addressForm.shape,
  data: id,
})

export const updateAddress = endpoint(`PUT ${base}/update/{id}`, {
  about: 'Changes a delivery address. Orders that went to it keep what they were placed with.',
  needs: 'token',
  body: addressForm.shape,
  data: z.literal(true),
})

export const deleteAddress = endpoint(`DELETE ${base}/delete/{id}`, {
  about: 'Deletes a delivery address; of the others the oldest becomes the default one.',
  needs: 'token',
  data: z.literal(true),
})

export const setDefaultAddress = endpoint(`PUT ${base}/setDefault/{id}`, {
  about: 'Makes an address the default one.',
  needs: 'token',
  data: z.literal(true),
})

export const listRegions = endpoint('GET /bbb/region/list', {
  about: 'The regions that are delivered to, in three levels, each after the one it belongs to.',
  data: z.array(region),
})
