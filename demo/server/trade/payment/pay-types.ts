import type { Answer } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import { pick, type Text } from '../../../../src/core/language/messages'
import { formatMoney, toDecimal, type Minor } from '../../../../src/core/money'
import type { CodeOf } from '../../../../src/core/language/dictionary'
import { payMethod } from '../../../../src/words/pay-method'
import { payRemedy } from '../../../../src/trade/payment/pay-remedy'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import type { listPayType } from '../../../../src/trade/payment/payment.contract'
import { dueDateOf } from '../../../../src/money/credit/due-date'
import { wireMonth } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import type { Config } from '../../core/config/config'
import type { Member } from '../../core/security/auth'
import { toYesNo } from '../../core/http/to-yes-no'
import { settingsOf } from '../../account/settings/account-settings'
import { accountOf } from '../../money/accounts/account-rows'
import { noPoints, pointsRule, pointsWorth } from '../../money/points/deduct-points'
import { creditLine, type Refused } from '../../money/credit/credit-line'
import { countsInAccounts, currencyOf } from '../../site/brand-site/brand-sites'
import { siteLabels } from '../../site/dictionaries/dictionaries'
import { bankAccountOf } from './bank-account'
import { lastPayCode } from './last-pay-code'
import type { PayOrderRow } from './pay-orders'
import { payableInPoints, pointsRefusalFor } from './payable-in-points'
import type { PayChannel } from './providers/provider'
import { isOpen } from './providers/providers'

type PayCode = CodeOf<typeof payMethod>
const { credit, deposit, points } = payMethod.code

const notOpen: Text = ['暂未开通该支付方式', 'This payment method is not enabled here.']
const notForThis: Text = ['不能用于此项付款', 'This payment method cannot be used for this payment.']
export const otherCurrency: Text = [
  '仅支持人民币付款，本站以其他货币计价',
  'Only payments in CNY are supported; this site sells in another currency.',
]
/** Payment methods by purpose. Statements exclude credit, top-ups exclude the deposit; credit and points are for goods. */
const owed: Record<PayPurpose, readonly PayCode[]> = {
  order: [],
  creditRepay: [credit, points],
  recharge: [credit, deposit, points],
  invoice: [credit, points],
  bond: [credit, points],
}
const shortOf: Text = [
  '余额 {balance}，不足以支付，还差 {missing}',
  'The balance of {balance} is not enough: {missing} more is needed.',
]
const creditShort: Text = [
  '信用额度 {limit}，可用 {balance}，还差 {missing}',
  '{balance} of the credit line of {limit} is available: {missing} more is needed.',
]
const creditUsed: Text = ['信用额度 {limit} 已全部使用', 'The credit line of {limit} is fully used.']
const nothing: Text = ['余额 {balance}', 'The balance is {balance}.']
const { raise, topUp } = payRemedy.code

type Standing = {
  balance?: Minor
  /** Maximum part that can be paid, if it is less than the balance. */
  most?: Minor | undefined
  /** Granted amount, of which the balance is the rest. */
  limit?: Minor
  refused?: Refused | undefined
  /** Message and remedy if the balance is insufficient. */
  short?: Refused
  empty?: Refused
}

/** Returns whether a method accepts other currencies. Accounts and providers do not; transfers for goods do. */
export const paysElsewhere = (payCode: number, purpose: PayPurpose) =>
  payCode === payMethod.code.offline && purpose === 'order'

/** Purpose or pay order, if known. */
type Wanted = { purpose?: PayPurpose | undefined; row?: PayOrderRow | undefined }

/** Returns the state of each payment method for a company, regardless of the amount. For points, of this pay order. */
async function standings(
  who: Member,
  config: Config,
  { purpose = 'order', row }: Wanted,
): Promise<(code: PayCode) => Standing> {
  const { companyId, site, ruledBy } = who
  const line = await creditLine(companyId)
  const { balance } = await accountOf(companyId, 'deposit')
  const owned = (await accountOf(companyId, 'points')).balance
  const rule = await pointsRule(ruledBy)
  const bank = await bankAccountOf(site)
  const { code } = payMethod
  const only = (text: Text): Standing => ({ refused: { text } })
  const openIf = (open: unknown): Standing => ({ refused: open ? undefined : { text: notOpen } })
  const by = (channel: PayChannel) => openIf(isOpen(channel, config))
  const ways: Record<PayCode, Standing> = {
    [code.scanCode]: by('scan'),
    [code.alipayApp]: by('alipay'),
    [code.wechatScan]: by('wechat'),
    [code.wechatPublic]: only(['请在微信公众号内使用', 'Only available in a WeChat official account.']),
    [code.wechatApp]: only(['请在手机微信内使用', 'Only available in the WeChat app on a phone.']),
    [code.wechatMiniProgram]: only(['请在微信小程序内使用', 'Only available in the WeChat mini-program.']),
    [code.unionPayPc]: by('unionpay'),
    [code.unionPayMobile]: only(['请在手机上使用', 'Only available on a phone.']),
    [code.offline]: openIf(bank),
    [code.credit]: {
      balance: line.available,
      limit: line.limit,
      refused: line.refused,
      short: { text: creditShort, remedy: raise },
      empty: { text: creditUsed },
    },
    [code.deposit]: { balance, short: { text: shortOf, remedy: topUp }, empty: { text: nothing } },
    [code.points]: rule
      ? {
          balance: pointsWorth(rule, owned),
          most: row && purpose === 'order' ? await payableInPoints(rule, row) : undefined,
          // Checked only if the balance suffices, because otherwise the shortage is the reason.
          refused:
            row && pointsWorth(rule, owned) >= row.amount ? await pointsRefusalFor(who, row) : undefined,
          short: { text: shortOf },
          empty: { text: nothing },
        }
      : only(noPoints),
    [code.corporateBanking]: by('banking'),
  }
  const counted = await countsInAccounts(row?.siteId ?? site)
  return (wanted) => {
    if (!counted && !paysElsewhere(wanted, purpose)) return only(otherCurrency)
    return owed[purpose].includes(wanted) ? only(notForThis) : ways[wanted]
  }
}

/**
 * Lists all payment methods in order, with the reason for unavailable ones.
 * @param row the pay order, if already known
 */
export async function payTypes(
  who: Member,
  row: PayOrderRow | undefined,
  config: Config,
  language: Locale,
): Promise<Answer<typeof listPayType>> {
  const amount = row?.amount ?? 0
  const standing = await standings(who, config, { purpose: row?.purpose, row })
  const currency = await currencyOf(who.site)
  const labelOf = await siteLabels(who.site, payMethod, language)
  const { payCode: preferred = await lastPayCode(who) } = await settingsOf(who.customerId)
  return payMethod.entries.map(({ code }) => {
    const { balance, most, limit = 0, refused, empty, short } = standing(code)
    const owned = balance ?? 0
    // Points that cannot pay the whole amount can still pay a part of it.
    const divided = row?.purpose === 'order' && balance !== undefined && (!refused || most !== undefined)
    const payable = divided ? Math.min(amount, owned, most ?? amount) : 0
    const why = refused ?? (owned < amount ? short : owned === 0 ? empty : undefined)
    // Only the main account may open the account pages.
    const remedy = who.accountKind === 'main' ? (refused ?? short ?? empty)?.remedy : undefined
    const values = {
      ...why?.values,
      limit: formatMoney(limit, currency),
      balance: formatMoney(owned, currency),
      missing: formatMoney(amount - owned, currency),
    }
    return {
      payCode: code,
      payName: labelOf(code),
      enabled: toYesNo(!why),
      ...(code === preferred && { preferred: 10 as const }),
      ...(why && { reason: pick(why.text, language, values) }),
      ...(remedy && { remedy }),
      ...(balance !== undefined && { balance: toDecimal(balance) }),
      ...(payable > 0 && { payable: toDecimal(payable) }),
      ...(code === credit && !refused && { dueDate: dueDateOf(wireMonth(clock.now())) }),
    }
  })
}

/** Returns why a company cannot use a payment method now, or undefined if it can. */
export async function payRefusal(
  who: Member,
  payCode: number,
  config: Config,
  row: PayOrderRow,
): Promise<Refused | undefined> {
  return payMethod.is(payCode)
    ? (await standings(who, config, { purpose: row.purpose, row }))(payCode).refused
    : { text: notOpen }
}
