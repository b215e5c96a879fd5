import type { PlaceQuery, QueryPatch } from '../../core/place'

export const orderParts = ['all', 'bad', 'good'] as const
export type OrderPart = (typeof orderParts)[number]
const pageSizes = [10, 20, 30] as const

/** Which rows of the list are shown. */
export type OrderQuery = { show: OrderPart; page: number; pageSize: number }

/** Reads an address, whoever wrote it: what makes no sense counts as absent. */
export const readOrderQuery = ({ show, page = '', size }: PlaceQuery): OrderQuery => ({
  show: orderParts.find((part) => part === show) ?? 'all',
  page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  pageSize: pageSizes.find((each) => String(each) === size) ?? 30,
})

/** What the address changes by; other rows and other page sizes begin with the first page. */
export const orderQueryPatch = ({ show, page, pageSize }: Partial<OrderQuery>): QueryPatch => ({
  ...(show && { show: show === 'all' ? '' : show }),
  ...(pageSize && { size: String(pageSize) }),
  page: page && page > 1 ? String(page) : '',
})
