import { day, wireDay } from '../../../demo/server/core/time/business-time'
import { quoteEnquiry, type EnquiryQuoting } from '../../../demo/server/trade/enquiries/quote-enquiry'
import { clock } from '../../../demo/server/core/time/clock'
import type { Input } from '../../../src/core/api/endpoint'
import { addEnquiry, enquiryDetail } from '../../../src/trade/enquiries/enquiries.contract'
import { bed, stock } from '../checkout/checkout-bed'

export { bed, codeFrom } from '../checkout/checkout-bed'

type Wish = Partial<NonNullable<Input<typeof addEnquiry>['body']>>

/** Returns the shop's date in a number of days. */
export const inDays = (days: number) => wireDay(new Date(clock.now().getTime() + days * day))

export const ask = (token: string, wish: Wish) => {
  const form = { title: '备件', deadline: inDays(5), contactName: '周岚', contactPhone: '13800001001' }
  return bed.call(addEnquiry, { body: { ...form, lines: [], ...wish } }, { token })
}

/** Creates an inquiry about listed goods at 10.00, one product for each quantity. */
export async function asked(account: string, quantities: readonly number[] = [4]) {
  const skuIds = await stock(...quantities.map(() => ({})))
  const token = await bed.login(account)
  const lines = quantities.map((quantity, at) => ({ skuId: skuIds[at] ?? '', quantity }))
  return { ...(await ask(token, { lines })), token, skuIds }
}

export const quote = (id: string, quoting: Partial<EnquiryQuoting> = {}) =>
  bed.inside(() => quoteEnquiry(id, { supplier: '甲供应商', validTo: inDays(9), ...quoting }))

export const detail = (id: string, token: string) => bed.call(enquiryDetail, { path: { id } }, { token })
