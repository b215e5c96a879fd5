import { payActions } from '../../words/pay-machine'

/** Returns the buyer's actions for a top-up. Both follow from the `changeMethod` step of the pay order. */
export const rechargeActions = (state: number, closed: boolean): ('pay' | 'cancel')[] =>
  !closed && payActions(state, 'buyer').includes('changeMethod') ? ['pay', 'cancel'] : []
