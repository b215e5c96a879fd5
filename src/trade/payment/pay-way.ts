import type { CodeOf } from '../../core/language/dictionary'
import type { IconName } from '../../ui/icons/icon'
import type { PayType } from './payment.contract'
import { payMethod } from '../../words/pay-method'

const { scanCode, alipayApp, wechatScan, wechatPublic, wechatApp, wechatMiniProgram } = payMethod.code
const { unionPayPc, unionPayMobile, offline, credit, deposit, points, corporateBanking } = payMethod.code

/** Kind and icon of a payment method. */
type Way = { kind: 'account' | 'scan' | 'page' | 'offline' | 'none'; icon: IconName }

/** Fallback for methods that a browser cannot use, and for unknown codes of other back ends. */
const none: Way = { kind: 'none', icon: 'scan' }
const scan: Way = { kind: 'scan', icon: 'scan' }
const ways: Record<CodeOf<typeof payMethod>, Way> = {
  [scanCode]: scan,
  [alipayApp]: { kind: 'page', icon: 'mobile' },
  [wechatScan]: scan,
  [wechatPublic]: none,
  [wechatApp]: none,
  [wechatMiniProgram]: none,
  [unionPayPc]: { kind: 'page', icon: 'card' },
  [unionPayMobile]: none,
  [offline]: { kind: 'offline', icon: 'banknote' },
  [credit]: { kind: 'account', icon: 'wallet' },
  [deposit]: { kind: 'account', icon: 'coins' },
  [points]: { kind: 'account', icon: 'gift' },
  [corporateBanking]: { kind: 'page', icon: 'bank' },
}

/** Returns whether an account can pay a part, but not all. */
export const paysPart = ({ enabled, payable = 0 }: PayType) => enabled !== 10 && payable > 0

export const payWay = (payCode: number): Way => (payMethod.is(payCode) ? ways[payCode] : none)
export const isAccount = (payCode: number) => payWay(payCode).kind === 'account'

/**
 * Groups payment methods. `accounts`: usable accounts and transfers. `online`: other usable methods. `short`: accounts
 * with a balance or a remedy that cannot pay all. `unusable`: all others.
 */
export function waysOf(types: readonly PayType[]) {
  const order = [credit, deposit, points, offline]
  const accounts = order.flatMap((code) => types.find(({ payCode }) => payCode === code) ?? [])
  const others = types.filter((type) => !accounts.includes(type))
  const isUsable = ({ enabled }: PayType) => enabled === 10
  const short = accounts.filter((type) => !isUsable(type) && (type.balance || type.remedy))
  return {
    accounts: accounts.filter(isUsable),
    online: others.filter(isUsable),
    short,
    unusable: types.filter((type) => !isUsable(type) && !short.includes(type)),
  }
}

/** Returns the initial payment method: the earlier choice, the preferred one, or the first usable one. */
export function firstWay(types: readonly PayType[], chosen: number | undefined): number | undefined {
  const { accounts, online, short } = waysOf(types)
  const usable = [...accounts, ...online]
  const wanted =
    [...usable, ...short.filter(paysPart)].find(({ payCode }) => payCode === chosen) ??
    usable.find(({ preferred }) => preferred === 10)
  return (wanted ?? usable[0])?.payCode
}
