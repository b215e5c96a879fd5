import type { Input } from '../../core/endpoint'
import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import { orderState } from './order-state'
import { orderType } from './order-type'
import type { pageOrders } from './orders.contract'

/** What a list of orders is narrowed by, under these names in its address. */
export const orderFilters = ['state', 'type', 'keyword', 'range', 'from', 'to', 'member'] as const
export type OrderFilters = Record<(typeof orderFilters)[number], string>

type Question = Omit<NonNullable<Input<typeof pageOrders>['body']>, 'pageNumber' | 'pageSize'>

const dayOf = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Reads an address, whoever wrote it: what makes no sense counts as absent. */
export const questionOf = ({ state, type, keyword, range, from, to, member }: OrderFilters): Question => ({
  state: orderState.find(state || undefined)?.code,
  orderType: orderType.find(type || undefined)?.code,
  keyword: keywordOf(keyword),
  timeRange: listRange.find(range || undefined)?.code,
  from: dayOf(from),
  to: dayOf(to),
  memberId: member.slice(0, 64) || undefined,
})
