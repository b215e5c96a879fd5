import { listPagePatch, readListPage, type ListPage } from '../../core/store/list-page'
import type { UrlQuery, QueryPatch } from '../../core/address/url-state'

const orderParts = ['all', 'bad', 'good', 'asked'] as const
export type OrderPart = (typeof orderParts)[number]

/** Filter and page of the list. */
export type OrderQuery = ListPage & { show: OrderPart }

/** Reads the query of an untrusted address; invalid values count as absent. */
export const readOrderQuery = (query: UrlQuery): OrderQuery => ({
  ...readListPage(query),
  show: orderParts.find((part) => part === query.show) ?? 'all',
})

/** Returns the change of the address; another filter or page size starts at the first page. */
export const orderQueryPatch = ({ show, ...page }: Partial<OrderQuery>): QueryPatch => ({
  ...(show && { show: show === 'all' ? '' : show }),
  ...listPagePatch(page),
})
