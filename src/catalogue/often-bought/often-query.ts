import { listRange } from '../../core/list-range'
import { listPagePatch, readListPage, type ListPage } from '../../core/list-page'
import type { PlaceQuery, QueryPatch } from '../../core/place'

/** What a list of purchases is narrowed by; 0 months: all of them. */
export type OftenQuery = ListPage & { keyword: string; months: number }

/** Reads an address, whoever wrote it: what makes no sense counts as absent. */
export const readOftenQuery = (query: PlaceQuery): OftenQuery => ({
  ...readListPage(query),
  keyword: [...(query.keyword ?? '').replaceAll('\0', '').trim()].slice(0, 50).join(''),
  months: listRange.find(query.months)?.code ?? 0,
})

/** What the address changes by; other conditions begin at the first page. */
export const oftenQueryPatch = ({ keyword, months, ...page }: Partial<OftenQuery>): QueryPatch => ({
  ...(keyword !== undefined && { keyword }),
  ...(months !== undefined && { months: months ? String(months) : '' }),
  ...listPagePatch(page),
})
