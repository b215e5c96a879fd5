import { couponWords } from './coupon-words'

/** `满 1,000 减 40` */
const told = (name: string) => {
  const [, threshold = '', off = ''] = /^满 (\S+) 减 (\S+)$/.exec(name) ?? []
  return off.endsWith('%') ? `${off} off from ¥${threshold}` : `¥${off} off from ¥${threshold}`
}

/** Names of the coupons, whose figures they repeat. */
export const couponsInEnglish = () =>
  new Map(couponWords.map(({ name }): [string, string] => [name, told(name)]))
