import type { demoAccounts } from '../../session/sign-in/sign-in.seed'
import type { OrderEvent } from './living-orders'

type Fate = {
  by: (typeof demoAccounts)[number]['loginAccount']
  /** Age in hours. */
  hoursAgo: number
  custom?: boolean
  fate: readonly OrderEvent[]
}

/** Demo orders in every state. */
export const orderFates: readonly Fate[] = [
  { by: 'demo', hoursAgo: 3, custom: true, fate: [] },
  { by: 'demo', hoursAgo: 20, custom: true, fate: [] },
  { by: 'sub1', hoursAgo: 2, fate: [] },
  { by: 'sub1', hoursAgo: 26, fate: [] },
  { by: 'demo', hoursAgo: 30, custom: true, fate: [[4, 'askSigning']] },
  { by: 'demo', hoursAgo: 1, fate: [] },
  { by: 'demo', hoursAgo: 5, fate: [] },
  { by: 'demo', hoursAgo: 30, custom: true, fate: [[20, 'approve']] },
  { by: 'demo', hoursAgo: 8, fate: [[1, 'payByCredit']] },
  { by: 'demo', hoursAgo: 15, fate: [[1, 'payByDeposit']] },
  { by: 'demo', hoursAgo: 28, fate: [[2, 'payByCredit']] },
  {
    by: 'demo',
    hoursAgo: 50,
    fate: [
      [1, 'payByCredit'],
      [20, 'shipSome'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 76,
    fate: [
      [1, 'payByDeposit'],
      [20, 'shipSome'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 60,
    fate: [
      [1, 'payByCredit'],
      [6, 'ship'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 100,
    fate: [
      [1, 'payByDeposit'],
      [6, 'ship'],
      [10, 'arrive'],
    ],
  },
  {
    by: 'channel1',
    hoursAgo: 90,
    fate: [
      [1, 'payByDeposit'],
      [20, 'shipSome'],
      [20, 'ship'],
      [5, 'arrive'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 240,
    fate: [
      [1, 'payByCredit'],
      [20, 'ship'],
      [20, 'arrive'],
      [40, 'receive'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 400,
    fate: [
      [1, 'payByDeposit'],
      [20, 'shipSome'],
      [20, 'ship'],
      [20, 'arrive'],
      [40, 'receive'],
    ],
  },
  { by: 'demo', hoursAgo: 300, custom: true, fate: [[30, 'reject']] },
  { by: 'demo', hoursAgo: 170, fate: [[24, 'close']] },
  { by: 'demo', hoursAgo: 120, fate: [[2, 'cancel']] },
  { by: 'demo', hoursAgo: 330, fate: [[1, 'cancelWrong']] },
  { by: 'retail', hoursAgo: 4, fate: [] },
  {
    by: 'retail',
    hoursAgo: 70,
    fate: [
      [1, 'payByDeposit'],
      [20, 'ship'],
    ],
  },
]
