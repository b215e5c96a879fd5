import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import { reviewState } from '../../../../src/words/review-state'
import {
  mostTitles,
  type addTitle,
  type listTitles,
} from '../../../../src/money/invoices/invoice-titles.contract'
import { titleKind } from '../../../../src/money/invoices/title-kind'
import { audit } from '../../core/documents/audit'
import type { Member } from '../../core/security/auth'
import { db } from '../../core/database/db'
import { locked } from '../../core/documents/documents'
import { companyList } from '../../core/documents/company-list'
import { refuse } from '../../core/http/refusal'
import { lockFunds } from '../accounts/account-rows'
import { notCertified } from './apply-invoice'
import { invoiceTitle } from './invoice-papers.table'

type Given = Asked<typeof addTitle>['body']
const { special } = titleKind.code
const { approved, pending } = reviewState.code

const full = () =>
  refuse(422, ['最多保存 {n} 个抬头', 'You can save up to {n} invoice titles.'], {
    values: { n: mostTitles },
  })
const inReview = () =>
  refuse(409, ['抬头审核中，请等待结果', 'This title is under review. Please wait for the result.'])

const list = companyList(invoiceTitle, lockFunds, { most: mostTitles, full })

/** Reads a company's titles, the default first, then the oldest. */
export async function titlesOf(companyId: string): Promise<Answer<typeof listTitles>> {
  const rows = await db()
    .select()
    .from(invoiceTitle)
    .where(list.ofCompany(companyId))
    .orderBy(...list.order)
  return rows.map(({ customerId: _, createdAt: _made, updatedAt: _changed, ...row }) => row)
}

/** Returns the columns of a title. Only special titles need a review. @throws Refusal 403 not certified */
function facts({ certState }: Member, { isDefault: _, kind, ...given }: Given) {
  if (kind === special && certState !== approved) throw notCertified()
  const { title, taxNo = '', bank = '', bankCard = '', regAddress = '', regPhone = '' } = given
  const state: typeof approved | typeof pending = kind === special ? pending : approved
  return { kind, title, taxNo, bank, bankCard, regAddress, regPhone, reviewState: state, reason: '' }
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

/** Adds a title. The first one becomes the default. @returns its id */
export const keepTitle = (who: Member, given: Given) =>
  list.keep(who.companyId, given.isDefault, async (id) => {
    await db()
      .insert(invoiceTitle)
      .values({ ...facts(who, given), id, customerId: who.companyId })
    if (given.kind === special) await handedIn(who, id)
  })

/** Changes a title. @throws Refusal 403, 404 unknown or another company's, 409 under review */
export const changeTitle = (who: Member, id: string, given: Given) =>
  list.change(who.companyId, id, given.isDefault, async (own) => {
    const row = await locked(db().select().from(invoiceTitle).where(own))
    if (!row) return []
    if (row.reviewState === reviewState.code.underReview) throw inReview()
    await db().update(invoiceTitle).set(facts(who, given)).where(own)
    if (given.kind === special) await handedIn(who, id)
    return [row]
  })

export const { drop: dropTitle, makeDefault: makeDefaultTitle } = list
