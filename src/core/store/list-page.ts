import type { UrlQuery, QueryPatch } from '../address/url-state'

const pageSizes = [10, 20, 30] as const

/** Page of a list, in the address as `?page=2&size=20`. */
export type ListPage = { page: number; pageSize: number }

/** Reads the page from an address. Invalid values count as absent. */
export const readListPage = ({ page = '', size = '' }: UrlQuery): ListPage => ({
  page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  pageSize: pageSizes.find((each) => String(each) === size) ?? 10,
})

/** Returns the change of the address. Another page size begins at the first page; defaults are omitted. */
export const listPagePatch = ({ page, pageSize }: Partial<ListPage>): QueryPatch => ({
  ...(pageSize !== undefined && { size: pageSize === 10 ? '' : String(pageSize) }),
  page: page === undefined || page === 1 ? '' : String(page),
})
