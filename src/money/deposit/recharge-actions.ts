import { payActions } from '../../trade/payment/pay-machine'

/** What the buyer of a top-up may do with it: the pay machine's steps, by what they come to on the page. */
export const rechargeActions = (state: number, closed: boolean): ('pay' | 'cancel')[] =>
  !closed && payActions(state, 'buyer').includes('changeMethod') ? ['pay', 'cancel'] : []
