import { and, asc, eq } from 'drizzle-orm'
import type { Answer, Asked } from '../../../../src/core/endpoint'
import { reviewState } from '../../../../src/account/company/review-state'
import {
  mostTitles,
  type addTitle,
  type listTitles,
} from '../../../../src/money/invoices/invoice-titles.contract'
import { titleKind } from '../../../../src/money/invoices/title-kind'
import { audit } from '../../core/audit'
import type { Member } from '../../core/auth'
import { db, tx } from '../../core/db'
import { newId } from '../../core/ids'
import { notFound, refuse } from '../../core/refusal'
import { lockFunds } from '../accounts/account-rows'
import { notCertified } from './apply-invoice'
import { invoiceTitle } from './invoice-papers.table'

type Given = Asked<typeof addTitle>['body']
const { special } = titleKind.code
const { approved, pending } = reviewState.code

const full = () =>
  refuse(422, ['最多保存 {n} 个抬头', 'At most {n} titles can be kept.'], { values: { n: mostTitles } })
const inReview = () => refuse(409, ['抬头审核中，请等待结果', 'This title is under review. Please wait.'])

const ofCompany = (companyId: string) => eq(invoiceTitle.customerId, companyId)
const oneOf = (companyId: string, id: string) => and(ofCompany(companyId), eq(invoiceTitle.id, id))

/** What a company has invoices made out to, the default one first, then the oldest. */
export async function titlesOf(companyId: string): Promise<Answer<typeof listTitles>> {
  const rows = await db()
    .select()
    .from(invoiceTitle)
    .where(ofCompany(companyId))
    .orderBy(asc(invoiceTitle.isDefault), asc(invoiceTitle.createdAt), asc(invoiceTitle.id))
  return rows.map(({ customerId: _, createdAt: _made, updatedAt: _changed, ...row }) => row)
}

/** What is kept of a kind; only special titles wait for a review. @throws Refusal 403 not certified */
function facts({ certState }: Member, { isDefault: _, kind, ...given }: Given) {
  if (kind === special && certState !== approved) throw notCertified()
  const { title, taxNo = '', bank = '', bankCard = '', regAddress = '', regPhone = '' } = given
  const state: typeof approved | typeof pending = kind === special ? pending : approved
  return { kind, title, taxNo, bank, bankCard, regAddress, regPhone, reviewState: state, reason: '' }
}

async function setDefault(companyId: string, id: string) {
  await db()
    .update(invoiceTitle)
    .set({ isDefault: 20 })
    .where(and(ofCompany(companyId), eq(invoiceTitle.isDefault, 10)))
  const [made] = await db()
    .update(invoiceTitle)
    .set({ isDefault: 10 })
    .where(oneOf(companyId, id))
    .returning({ id: invoiceTitle.id })
  if (!made) throw notFound()
}

const handedIn = (who: Member, id: string) =>
  audit({
    actorType: 'buyer',
    actorId: who.customerId,
    entity: 'invoice_title',
    entityId: id,
    action: 'handIn',
    toState: pending,
  })

/** Keeps a title; whoever has none yet gets the first one as default. @returns its id */
export function keepTitle(who: Member, given: Given): Promise<string> {
  return tx(async () => {
    await lockFunds(who.companyId)
    const kept = await db().$count(invoiceTitle, ofCompany(who.companyId))
    if (kept >= mostTitles) throw full()
    const id = newId()
    await db()
      .insert(invoiceTitle)
      .values({ ...facts(who, given), id, customerId: who.companyId })
    if (given.isDefault === 10 || kept === 0) await setDefault(who.companyId, id)
    if (given.kind === special) await handedIn(who, id)
    return id
  })
}

/** @throws Refusal 403, 404 also for somebody else's, 409 it is under review */
export function changeTitle(who: Member, id: string, given: Given) {
  return tx(async () => {
    await lockFunds(who.companyId)
    const [row] = await db().select().from(invoiceTitle).where(oneOf(who.companyId, id)).for('update')
    if (!row) throw notFound()
    if (row.reviewState === reviewState.code.underReview) throw inReview()
    await db().update(invoiceTitle).set(facts(who, given)).where(eq(invoiceTitle.id, id))
    if (given.isDefault === 10) await setDefault(who.companyId, id)
    if (given.kind === special) await handedIn(who, id)
    return true as const
  })
}

/** @throws Refusal 404 also for somebody else's */
export function dropTitle({ companyId }: Member, id: string) {
  return tx(async () => {
    await lockFunds(companyId)
    const [dropped] = await db()
      .delete(invoiceTitle)
      .where(oneOf(companyId, id))
      .returning({ isDefault: invoiceTitle.isDefault })
    if (!dropped) throw notFound()
    const [next] = await db()
      .select({ id: invoiceTitle.id })
      .from(invoiceTitle)
      .where(ofCompany(companyId))
      .orderBy(asc(invoiceTitle.createdAt), asc(invoiceTitle.id))
      .limit(1)
    if (dropped.isDefault === 10 && next) await setDefault(companyId, next.id)
    return true as const
  })
}

/** @throws Refusal 404 also for somebody else's */
export function makeDefaultTitle({ companyId }: Member, id: string) {
  return tx(async () => {
    await lockFunds(companyId)
    await setDefault(companyId, id)
    return true as const
  })
}
