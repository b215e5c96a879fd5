import type { UrlQuery, QueryPatch } from './url-state'

const pageSizes = [10, 20, 30] as const

/** Which page of a list is shown, as its address has it: `?page=2&size=20`. */
export type ListPage = { page: number; pageSize: number }

/** Reads an address, whoever wrote it: what makes no sense counts as absent. */
export const readListPage = ({ page = '', size = '' }: UrlQuery): ListPage => ({
  page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  pageSize: pageSizes.find((each) => String(each) === size) ?? 10,
})

/** What the address changes by; another page size begins at the first page. What is usual is not written down. */
export const listPagePatch = ({ page, pageSize }: Partial<ListPage>): QueryPatch => ({
  ...(pageSize !== undefined && { size: pageSize === 10 ? '' : String(pageSize) }),
  page: page === undefined || page === 1 ? '' : String(page),
})
