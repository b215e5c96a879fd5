import { asc, desc, sum } from 'drizzle-orm'
import { commissionType } from '../../../../src/account/promotion/commission-type'
import { payoutActions, payoutState } from '../../../../src/account/promotion/payout'
import type { askPayout, payoutPage } from '../../../../src/account/promotion/payouts.contract'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import { toDecimal, toMinor, type Minor } from '../../../../src/core/money'
import { addDocument } from '../../core/documents/add-document'
import type { Member } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import { documents } from '../../core/documents/documents'
import { pageWith } from '../../core/database/page-with'
import { refuseField } from '../../core/http/refusal'
import { lockFunds } from '../../money/accounts/account-rows'
import { ownCommission } from './commission-viewer'
import { movePayout } from './move-payout'
import { commissionPayout, promotionRecord } from './promotion.table'
import { accountMoney } from '../../money/accounts/account-money'

/** Sums a company's commission by site. Negative if commission was taken back after its payout. */
async function commissionBySite(who: Member) {
  const rows = await db()
    .select({ siteId: promotionRecord.siteId, all: sum(promotionRecord.amount) })
    .from(promotionRecord)
    .where(ownCommission(who))
    .groupBy(promotionRecord.siteId)
    .orderBy(asc(promotionRecord.siteId))
  return rows.map(({ siteId, all }) => ({ siteId, amount: toMinor(all ?? '0') }))
}

const together = (parts: readonly { amount: Minor }[]): Minor =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

export const commissionOf = async (who: Member): Promise<Minor> => together(await commissionBySite(who))

/** From which sites an amount is taken: each gives what it has. */
function partsOf(amount: Minor, there: Awaited<ReturnType<typeof commissionBySite>>) {
  let open = amount
  return there.flatMap(({ siteId, amount: has }) => {
    const part = Math.min(open, has)
    if (part <= 0) return []
    open -= part
    return { siteId, amount: -part }
  })
}

const tooMuch: Text = [
  '佣金余额 {amount}，不足以提现',
  'Your commission balance is {amount}, which is not enough for this payout.',
]

/** Takes the amount out of the commission until the platform has decided. @throws Refusal 422 there is not so much */
export async function askForPayout(who: Member, { amount }: Asked<typeof askPayout>['body']) {
  const { id, state } = await addDocument(
    who,
    { entity: 'commission_payout', letters: 'YJ' },
    async (own, payoutNo) => {
      // Two at once would each find all of it there.
      await lockFunds(who.companyId)
      const bySite = await commissionBySite(who)
      const there = together(bySite)
      const values = { amount: accountMoney(Math.max(0, there)) }
      if (amount > there) throw refuseField(422, 'amount', tooMuch, values)
      await db()
        .insert(commissionPayout)
        .values({ ...own, payoutNo, amount })
      const taken = {
        inviterId: who.companyId,
        type: commissionType.code.paidOut,
        percent: 0,
        refNo: payoutNo,
      }
      await db()
        .insert(promotionRecord)
        .values(partsOf(amount, bySite).map((part) => ({ ...taken, ...part })))
      return payoutState.code.submitted
    },
  )
  return { id, state }
}

const { seenBy, seen } = documents(commissionPayout, (where) =>
  db().select().from(commissionPayout).where(where),
)

/** @throws Refusal 404 not theirs, 409 it is decided */
export async function takeBackPayout(who: Member, wanted: string) {
  const { id } = await seen(wanted, who)
  return { id, state: await movePayout(id, 'takeBack', { actor: 'buyer', actorId: who.customerId }) }
}

export async function payoutsPage(
  who: Member,
  asked: Asked<typeof payoutPage>['body'],
): Promise<Answer<typeof payoutPage>> {
  const own = seenBy(who)
  const rows = await db()
    .select()
    .from(commissionPayout)
    .where(own)
    .orderBy(desc(commissionPayout.createdAt), desc(commissionPayout.id))
    .limit(asked.pageSize)
    .offset((asked.pageNumber - 1) * asked.pageSize)
  const content = rows.map(({ id, payoutNo, amount, state, reason, createdAt }) => ({
    id,
    payoutNo,
    amount: toDecimal(amount),
    state,
    reason,
    createdAt: wireTime(createdAt),
    actions: payoutActions(state, 'buyer'),
  }))
  return pageWith(content, await db().$count(commissionPayout, own), asked)
}
