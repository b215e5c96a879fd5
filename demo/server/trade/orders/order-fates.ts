import type { demoAccounts } from '../../session/sign-in/sign-in.seed'
import type { Deed } from './living-orders'

type Fate = {
  by: (typeof demoAccounts)[number]['loginAccount']
  /** When it was submitted. */
  hoursAgo: number
  custom?: boolean
  then: readonly Deed[]
}

/** Orders of the demo's buyers in every state. */
export const orderFates: readonly Fate[] = [
  { by: 'demo', hoursAgo: 3, custom: true, then: [] },
  { by: 'demo', hoursAgo: 20, custom: true, then: [] },
  { by: 'sub1', hoursAgo: 2, then: [] },
  { by: 'sub1', hoursAgo: 26, then: [] },
  { by: 'demo', hoursAgo: 30, custom: true, then: [[4, 'askSigning']] },
  { by: 'demo', hoursAgo: 1, then: [] },
  { by: 'demo', hoursAgo: 5, then: [] },
  { by: 'demo', hoursAgo: 30, custom: true, then: [[20, 'approve']] },
  { by: 'demo', hoursAgo: 8, then: [[1, 'payByCredit']] },
  { by: 'demo', hoursAgo: 15, then: [[1, 'payByDeposit']] },
  { by: 'demo', hoursAgo: 28, then: [[2, 'payByCredit']] },
  {
    by: 'demo',
    hoursAgo: 50,
    then: [
      [1, 'payByCredit'],
      [20, 'shipSome'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 76,
    then: [
      [1, 'payByDeposit'],
      [20, 'shipSome'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 60,
    then: [
      [1, 'payByCredit'],
      [6, 'ship'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 100,
    then: [
      [1, 'payByDeposit'],
      [6, 'ship'],
      [10, 'arrive'],
    ],
  },
  {
    by: 'channel1',
    hoursAgo: 90,
    then: [
      [1, 'payByDeposit'],
      [20, 'shipSome'],
      [20, 'ship'],
      [5, 'arrive'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 240,
    then: [
      [1, 'payByCredit'],
      [20, 'ship'],
      [20, 'arrive'],
      [40, 'receive'],
    ],
  },
  {
    by: 'demo',
    hoursAgo: 400,
    then: [
      [1, 'payByDeposit'],
      [20, 'shipSome'],
      [20, 'ship'],
      [20, 'arrive'],
      [40, 'receive'],
    ],
  },
  { by: 'demo', hoursAgo: 300, custom: true, then: [[30, 'reject']] },
  { by: 'demo', hoursAgo: 170, then: [[24, 'close']] },
  { by: 'demo', hoursAgo: 120, then: [[2, 'cancel']] },
  { by: 'demo', hoursAgo: 330, then: [[1, 'cancelWrong']] },
  { by: 'retail', hoursAgo: 4, then: [] },
  {
    by: 'retail',
    hoursAgo: 70,
    then: [
      [1, 'payByDeposit'],
      [20, 'ship'],
    ],
  },
]
