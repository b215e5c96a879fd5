import { reviewState } from '../company/review-state'
import { applicationActions } from './private-shop-machine'

/** What a buyer may do about a private shop. @param state of their application; absent: none was handed in */
export function privateShopActions(state: number | undefined): ('apply' | 'enter')[] {
  if (state === reviewState.code.approved) return ['enter']
  return state === undefined || applicationActions(state, 'buyer').includes('handInAgain') ? ['apply'] : []
}
