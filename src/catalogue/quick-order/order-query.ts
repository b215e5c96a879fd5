import { listPagePatch, readListPage, type ListPage } from '../../core/store/list-page'
import type { UrlQuery, QueryPatch } from '../../core/address/url-state'

const orderParts = ['all', 'bad', 'good', 'asked'] as const
export type OrderPart = (typeof orderParts)[number]

/** Which rows of the list are shown. */
export type OrderQuery = ListPage & { show: OrderPart }

/** Reads an address, whoever wrote it: what makes no sense counts as absent. */
export const readOrderQuery = (query: UrlQuery): OrderQuery => ({
  ...readListPage(query),
  show: orderParts.find((part) => part === query.show) ?? 'all',
})

/** What the address changes by; other rows and other page sizes begin with the first page. */
export const orderQueryPatch = ({ show, ...page }: Partial<OrderQuery>): QueryPatch => ({
  ...(show && { show: show === 'all' ? '' : show }),
  ...listPagePatch(page),
})
