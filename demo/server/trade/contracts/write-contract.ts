import { asc, eq } from 'drizzle-orm'
import type { ContractAction } from '../../../../src/trade/contracts/contract'
import { sha256 } from '../../core/security/auth'
import { after, day, startOfDay, wireDay } from '../../core/time/business-time'
import { certification } from '../../account/company/certification.table'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { customer } from '../../session/sign-in/customer.table'
import { memberById } from '../../session/sign-in/sessions'
import { brandSite } from '../../site/brand-site/brand-site.table'
import { buyerOf } from '../cart/buyer'
import { pricesOr, type Prices } from '../offers/priced-lines'
import { proposed } from '../offers/proposed-price'
import { contractText } from './contract-text'
import type { ContractRow } from './contract-viewer'
import { contractLine } from './contracts.table'
import { moveContract } from './move-contract'
import { currencyOf } from '../../site/brand-site/brand-sites'

export type Terms = {
  /** Prices per piece by line. Default: the shop's proposals. */
  prices?: Prices | undefined
  remark?: string | undefined
}

const noBuyer = () => refuse(409, ['申请账号已停用', 'The account that made the request has been disabled.'])
const wrongPrices = () => refuse(422, ['每行商品都须填写价格', 'Every line needs a price.'])
const second = 1_000

/** Returns the end of a term: the last moment before the same day some months later. */
function endOf(start: Date, months: number): Date {
  const [year = 0, month = 1, date = 1] = wireDay(start).split('-').map(Number)
  const next = new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
  return after(startOfDay(next), -second)
}

async function namesOf({ customerId, siteId }: ContractRow) {
  const [found] = await db()
    .select({ company: certification.company, legalName: customer.legalName })
    .from(customer)
    .leftJoin(certification, eq(certification.customerId, customer.id))
    .where(eq(customer.id, customerId))
  const [site] = await db().select().from(brandSite).where(eq(brandSite.id, siteId))
  return { buyer: found?.company ?? found?.legalName ?? '', seller: site?.name ?? '' }
}

/** Stores and returns the prices of a contract's lines. */
async function priced(row: ContractRow, prices: Terms['prices']) {
  const lines = await db()
    .select()
    .from(contractLine)
    .where(eq(contractLine.contractId, row.id))
    .orderBy(asc(contractLine.position))
  const who = await memberById(row.placedBy, row.siteId)
  if (!who) throw noBuyer()
  const asked = lines.map((line) => ({ ...line, targetPrice: null }))
  const found = await pricesOr(prices, lines.length, async () =>
    proposed(await buyerOf(who), { quoteNo: 0 }, asked),
  )
  const agreed = lines.map((line, at) => {
    const price = found[at]
    if (!price || price <= 0) throw wrongPrices()
    return { ...line, price }
  })
  for (const { id, price } of agreed)
    await db().update(contractLine).set({ price }).where(eq(contractLine.id, id))
  return agreed
}

/**
 * Writes a contract, or rewrites an unsigned one.
 * @throws Refusal 404, 409 another state, 422 prices do not match the lines
 */
export function writeContract(contractId: string, terms: Terms = {}, action: ContractAction = 'draft') {
  return moveContract(contractId, action, { actor: 'platform' }, async (row) => {
    const startsAt = startOfDay(wireDay(after(clock.now(), day)))
    const endsAt = endOf(startsAt, row.months)
    const lines = await priced(row, terms.prices)
    const { contractNo, title } = row
    const names = await namesOf(row)
    const body = contractText({
      contractNo,
      title,
      ...names,
      startsAt,
      endsAt,
      lines,
      currency: await currencyOf(row.siteId),
      remark: terms.remark ?? '',
    })
    return { body, bodyHash: await sha256(body), startsAt, endsAt }
  })
}

export const refuseContract = (contractId: string, reason: string) =>
  moveContract(contractId, 'refuse', { actor: 'platform', reason })

export const terminateContract = (contractId: string, reason: string) =>
  moveContract(contractId, 'terminate', { actor: 'platform', reason })
