import { eq } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/endpoint'
import type { Locale } from '../../../../src/core/locale'
import { pick, type Text } from '../../../../src/core/messages'
import { formatMoney, toDecimal, type Minor } from '../../../../src/core/money'
import { payMethod } from '../../../../src/trade/payment/pay-method'
import type { PayPurpose } from '../../../../src/trade/payment/pay-purpose'
import type { listPayType } from '../../../../src/trade/payment/payment.contract'
import { dueDateOf } from '../../../../src/money/credit/due-date'
import { wireMonth } from '../../core/business-time'
import { clock } from '../../core/clock'
import type { Config } from '../../core/config'
import type { Member } from '../../core/auth'
import { db } from '../../core/db'
import { yesIf } from '../../core/yes-if'
import { settingsOf } from '../../account/settings/account-settings'
import { accountOf } from '../../money/accounts/account-rows'
import { creditLine } from '../../money/credit/credit-line'
import { currencyOf } from '../../site/brand-site/brand-sites'
import { bankAccount } from './payment.table'
import { channelOf } from './providers/provider'
import { isOpen } from './providers/providers'

const { credit, deposit, points, offline } = payMethod.code
const { wechatPublic, wechatApp, wechatMiniProgram, unionPayMobile } = payMethod.code

/** Ways that a desktop browser has no use for. */
const elsewhere = new Map<number, Text>([
  [wechatPublic, ['请在微信公众号内使用', 'For use inside of WeChat’s public account.']],
  [wechatApp, ['请在手机微信内使用', 'For use in the WeChat app on a phone.']],
  [wechatMiniProgram, ['请在微信小程序内使用', 'For use in the WeChat mini-program.']],
  [unionPayMobile, ['请在手机上使用', 'For use on a phone.']],
])
const notOpen: Text = ['暂未开通该支付方式', 'This way to pay is not offered here.']
const pointsElsewhere: Text = [
  '积分用于兑换礼品，或在结算页抵扣',
  'Points are for gifts, or are deducted at the checkout.',
]
const notForThis: Text = ['不能用于此项付款', 'Not for this payment.']
/** A statement is not repaid by credit, a deposit not topped up by itself, and credit is for goods. */
const owed: Record<PayPurpose, readonly number[]> = {
  order: [],
  creditRepay: [credit],
  recharge: [credit, deposit],
  invoice: [credit],
  bond: [credit],
}
const shortOf: Text = ['余额 {balance}，不足以支付', 'There is {balance}, which does not suffice.']

type Standing = { balance?: Minor; refused?: Text | undefined }

/** How each way stands for a company, whatever the amount. */
async function standings(
  { companyId, site }: Member,
  config: Config,
  purpose: PayPurpose,
): Promise<(code: number) => Standing> {
  const line = await creditLine(companyId)
  const { balance } = await accountOf(companyId, 'deposit')
  const owned = (await accountOf(companyId, 'points')).balance
  const [bank] = await db().select().from(bankAccount).where(eq(bankAccount.siteId, site))
  return (code) => {
    if (owed[purpose].includes(code)) return { refused: notForThis }
    if (code === credit) return { balance: line.available, refused: line.refused }
    if (code === deposit) return { balance }
    if (code === points) return { balance: owned, refused: pointsElsewhere }
    if (code === offline) return { refused: bank ? undefined : notOpen }
    const channel = channelOf(code)
    return { refused: elsewhere.get(code) ?? (channel && isOpen(channel, config) ? undefined : notOpen) }
  }
}

/**
 * All ways to pay in their order, and why some of them cannot be used.
 * @param amount what is to be paid; 0 where that is not known yet
 */
export async function payTypes(
  who: Member,
  amount: Minor,
  config: Config,
  language: Locale,
  purpose: PayPurpose = 'order',
): Promise<Answer<typeof listPayType>> {
  const standing = await standings(who, config, purpose)
  const currency = await currencyOf(who.site)
  const { payCode: preferred } = await settingsOf(who.customerId)
  return payMethod.entries.map(({ code, text }) => {
    const { balance, refused } = standing(code)
    const short = balance !== undefined && (balance < amount || balance === 0)
    const reason = refused ?? (short ? shortOf : undefined)
    const values = { balance: formatMoney(balance ?? 0, currency) }
    return {
      payCode: code,
      payName: pick(text, language),
      enabled: yesIf(!reason),
      ...(code === preferred && { preferred: 10 as const }),
      ...(reason && { reason: pick(reason, language, values) }),
      ...(balance !== undefined && { balance: toDecimal(balance) }),
      ...(code === credit && !refused && { dueDate: dueDateOf(wireMonth(clock.now())) }),
    }
  })
}

/** Why a company cannot pay in this way now; nothing: it can. */
export async function payRefusal(
  who: Member,
  payCode: number,
  config: Config,
  purpose: PayPurpose = 'order',
): Promise<Text | undefined> {
  return (await standings(who, config, purpose))(payCode).refused
}
