import { reviewState } from '../../words/review-state'
import { applicationActions } from './private-shop-machine'

/**
 * Returns the buyer's actions for a private shop.
 * @param state code of `reviewState`, undefined without an application
 */
export function privateShopActions(state: number | undefined): ('apply' | 'enter')[] {
  if (state === reviewState.code.approved) return ['enter']
  return state === undefined || applicationActions(state, 'buyer').includes('handInAgain') ? ['apply'] : []
}
