import type { PayType } from './payment.contract'
import { payMethod } from './pay-method'

const { scanCode, wechatScan, alipayApp, unionPayPc, corporateBanking } = payMethod.code
const { credit, deposit, points, offline } = payMethod.code

/** How somebody pays in one of these ways. */
export type WayKind = 'account' | 'scan' | 'page' | 'offline' | 'none'

const kinds = new Map<number, WayKind>([
  [credit, 'account'],
  [deposit, 'account'],
  [points, 'account'],
  [offline, 'offline'],
  [scanCode, 'scan'],
  [wechatScan, 'scan'],
  [alipayApp, 'page'],
  [unionPayPc, 'page'],
  [corporateBanking, 'page'],
])
export const isAccount = (payCode: number) => kinds.get(payCode) === 'account'

export const wayKind = (payCode: number): WayKind => kinds.get(payCode) ?? 'none'

/** The first row: accounts and transfers; then all others, first those that can be used. */
export function waysOf(types: readonly PayType[]) {
  const order = [credit, deposit, offline]
  const accounts = order.flatMap((code) => types.find(({ payCode }) => payCode === code) ?? [])
  const online = types.filter((type) => !accounts.includes(type))
  return {
    accounts,
    online: [
      ...online.filter(({ enabled }) => enabled === 10),
      ...online.filter(({ enabled }) => enabled !== 10),
    ],
  }
}

/** What is proposed at first: the way chosen before, that which the account prefers, the first that can be used. */
export function firstWay(types: readonly PayType[], chosen: number | undefined): number | undefined {
  const { accounts, online } = waysOf(types)
  const usable = [...accounts, ...online].filter(({ enabled }) => enabled === 10)
  const wanted =
    usable.find(({ payCode }) => payCode === chosen) ?? usable.find(({ preferred }) => preferred === 10)
  return (wanted ?? usable[0])?.payCode
}
