import { dayOf } from '../../core/day-of'
import { keywordOf } from '../../core/keyword'
import { listRange } from '../../core/list-range'
import type { Narrowed } from '../../core/paged-list'
import { orderState } from './order-state'
import { orderType } from './order-type'

const longestId = 64

/** What a list of orders is narrowed by, by the names in its address. */
export const orderFilters = {
  state: orderState,
  type: orderType,
  keyword: keywordOf,
  range: listRange,
  from: dayOf,
  to: dayOf,
  member: (text: string) => text.slice(0, longestId) || undefined,
}

/** The same by the names that the server knows. */
export const questionOf = <Asked extends Narrowed<typeof orderFilters>>({
  type: orderType,
  range: timeRange,
  member: memberId,
  ...asked
}: Asked) => ({ ...asked, orderType, timeRange, memberId })
