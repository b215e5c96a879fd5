import { eq } from 'drizzle-orm'
import type { Answer } from '../../../../src/core/endpoint'
import type { Locale } from '../../../../src/core/locale'
import { pick, type Text } from '../../../../src/core/messages'
import { formatMoney, toDecimal, type Minor } from '../../../../src/core/money'
import type { CodeOf } from '../../../../src/core/dictionary'
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
import { lastPayCode } from './last-pay-code'
import { bankAccount } from './payment.table'
import type { PayChannel } from './providers/provider'
import { isOpen } from './providers/providers'

type PayCode = CodeOf<typeof payMethod>
const { credit, deposit } = payMethod.code

const notOpen: Text = ['暂未开通该支付方式', 'This way to pay is not offered here.']
const pointsElsewhere: Text = [
  '积分用于兑换礼品，或在结算页抵扣',
  'Points are for gifts, or are deducted at the checkout.',
]
const notForThis: Text = ['不能用于此项付款', 'Not for this payment.']
/** A statement is not repaid by credit, a deposit not topped up by itself, and credit is for goods. */
const owed: Record<PayPurpose, readonly PayCode[]> = {
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
): Promise<(code: PayCode) => Standing> {
  const line = await creditLine(companyId)
  const { balance } = await accountOf(companyId, 'deposit')
  const owned = (await accountOf(companyId, 'points')).balance
  const [bank] = await db().select().from(bankAccount).where(eq(bankAccount.siteId, site))
  const { code } = payMethod
  const openIf = (open: unknown): Standing => ({ refused: open ? undefined : notOpen })
  const by = (channel: PayChannel) => openIf(isOpen(channel, config))
  const ways: Record<PayCode, Standing> = {
    [code.scanCode]: by('scan'),
    [code.alipayApp]: by('alipay'),
    [code.wechatScan]: by('wechat'),
    [code.wechatPublic]: { refused: ['请在微信公众号内使用', 'For use inside of WeChat’s public account.'] },
    [code.wechatApp]: { refused: ['请在手机微信内使用', 'For use in the WeChat app on a phone.'] },
    [code.wechatMiniProgram]: { refused: ['请在微信小程序内使用', 'For use in the WeChat mini-program.'] },
    [code.unionPayPc]: by('unionpay'),
    [code.unionPayMobile]: { refused: ['请在手机上使用', 'For use on a phone.'] },
    [code.offline]: openIf(bank),
    [code.credit]: { balance: line.available, refused: line.refused },
    [code.deposit]: { balance },
    [code.points]: { balance: owned, refused: pointsElsewhere },
    [code.corporateBanking]: by('banking'),
  }
  return (wanted) => (owed[purpose].includes(wanted) ? { refused: notForThis } : ways[wanted])
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
  const { payCode: preferred = await lastPayCode(who) } = await settingsOf(who.customerId)
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
  return payMethod.is(payCode) ? (await standings(who, config, purpose))(payCode).refused : notOpen
}
