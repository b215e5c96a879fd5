import type { IconName } from '../../ui/icon'
import { payMethod } from './pay-method'

const { credit, deposit, points, offline, alipayApp, unionPayPc, corporateBanking } = payMethod.code

const icons = new Map<number, IconName>([
  [credit, 'wallet'],
  [deposit, 'coins'],
  [points, 'gift'],
  [offline, 'banknote'],
  [alipayApp, 'mobile'],
  [unionPayPc, 'card'],
  [corporateBanking, 'bank'],
])

export const payIcon = (payCode: number): IconName => icons.get(payCode) ?? 'scan'
