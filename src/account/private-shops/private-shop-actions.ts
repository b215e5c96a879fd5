import { reviewState } from '../company/review-state'
import { reviewActions } from '../company/review-machine'

/** What a buyer may do about a private shop. @param state of their application; absent: none was handed in */
export function privateShopActions(state: number | undefined): ('apply' | 'enter')[] {
  if (state === reviewState.code.approved) return ['enter']
  return state === undefined || reviewActions(state, 'buyer').includes('handInAgain') ? ['apply'] : []
}
