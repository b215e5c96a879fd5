import { dayOf } from '../../core/text/day-of'
import { keywordOf } from '../../core/text/keyword'
import { listRange } from '../../core/store/list-range'
import type { Narrowed } from '../../core/store/paged-list'
import { orderState } from '../../words/order-state'
import { orderType } from './order-type'

const longestId = 64

/** Filters of an order list, by their names in the URL. */
export const orderFilters = {
  state: orderState,
  type: orderType,
  keyword: keywordOf,
  range: listRange,
  from: dayOf,
  to: dayOf,
  member: (text: string) => text.slice(0, longestId) || undefined,
}

/** Converts the filters to the names of the request. */
export const questionOf = <Asked extends Narrowed<typeof orderFilters>>({
  type: orderType,
  range: timeRange,
  member: memberId,
  ...asked
}: Asked) => ({ ...asked, orderType, timeRange, memberId })
