import { and, asc, eq, inArray, like, ne, or } from 'drizzle-orm'
import { invitationState } from '../../../../src/account/invitations/invitation-state'
import { orderComment } from '../../catalogue/reviews/reviews.table'
import { db, tx } from '../../core/database/db'
import { buyerLog } from '../../core/documents/audit'
import { refuse } from '../../core/http/refusal'
import type { Member } from '../../core/security/auth'
import { customer, inCompany, type Customer } from '../../session/sign-in/customer.table'
import { endSessions } from '../../session/sign-in/sessions'
import { thirdBinding } from '../../session/third-party/third-party.table'
import { serviceMessage } from '../../site/customer-service/customer-service.table'
import { enquiry } from '../../trade/enquiries/enquiries.table'
import { offer } from '../../trade/offers/offers.table'
import { memberInvitation } from '../invitations/invitations.table'
import { readSettings } from '../settings/account-settings'
import { lockOrganisation } from '../organisation/save-unit'
import { erasedKey } from './erased-key'
import { ownMember } from './own-member'

const stillActive = () =>
  refuse(422, [
    '请先停用该账号，再删除其个人资料',
    'Disable this account first, then erase its personal data.',
  ])

/** Returns the name that replaces that of the next erased member of a company, in both languages. */
async function nextMark(companyId: string) {
  const erased = and(inCompany(companyId), like(customer.loginKey, erasedKey('%')))
  const n = (await db().$count(customer, erased)) + 1
  return `前成员 ${n} / Former member ${n}`
}

/** Passes login name, passwords, phone, bindings, language and theme to the next membership of a person, which becomes the first one. */
async function passCredentials(row: Customer) {
  const { loginAccount, loginKey, passwordHash, payPasswordHash, secondPayPassword, phone, email, birthday } =
    row
  const [next] = await db()
    .select({ id: customer.id, settings: customer.settings })
    .from(customer)
    .where(eq(customer.personId, row.id))
    .orderBy(asc(customer.createdAt), asc(customer.id))
    .limit(1)
    .for('update')
  if (!next) {
    await db().delete(thirdBinding).where(eq(thirdBinding.customerId, row.id))
    return
  }
  const { appearance } = readSettings(row.settings)
  const credentials = {
    loginAccount,
    loginKey,
    passwordHash,
    payPasswordHash,
    secondPayPassword,
    phone,
    email,
    birthday,
    ...(appearance && { settings: { ...next.settings, appearance } }),
  }
  await db()
    .update(customer)
    .set({ ...credentials, personId: null })
    .where(eq(customer.id, next.id))
  await db()
    .update(customer)
    .set({ personId: next.id })
    .where(and(eq(customer.personId, row.id), ne(customer.id, next.id)))
  await db().update(thirdBinding).set({ customerId: next.id }).where(eq(thirdBinding.customerId, row.id))
}

/** Replaces the person in the invitations of the company. */
async function eraseInvitations({ id, phone, email, parentId }: Customer, mark: string) {
  const accepted = await db()
    .select({ target: memberInvitation.target })
    .from(memberInvitation)
    .where(eq(memberInvitation.memberId, id))
  // A further membership has no phone or email address of its own.
  const targets = [phone, email, ...accepted.map(({ target }) => target)].filter((one) => one !== null)
  const { waiting, withdrawn } = invitationState.code
  const own = and(
    eq(memberInvitation.customerId, parentId ?? id),
    or(eq(memberInvitation.memberId, id), inArray(memberInvitation.target, targets)),
  )
  await db()
    .update(memberInvitation)
    .set({ state: withdrawn })
    .where(and(own, eq(memberInvitation.state, waiting)))
  await db().update(memberInvitation).set({ target: mark, legalName: mark, loginAccount: '' }).where(own)
}

/** Replaces the person in reviews, in contacts of inquiries and quotations, and in messages to customer service. */
async function eraseContacts(id: string, mark: string) {
  const contact = { contactName: mark, contactPhone: '' }
  await db().update(enquiry).set(contact).where(eq(enquiry.placedBy, id))
  await db().update(offer).set(contact).where(eq(offer.placedBy, id))
  await db().update(serviceMessage).set({ name: mark, phone: '' }).where(eq(serviceMessage.customerId, id))
  await db().update(orderComment).set({ author: mark }).where(eq(orderComment.placedBy, id))
}

const log = buyerLog('customer')

/**
 * Erases the personal data of a disabled account: a sub-account, or the main account after the company was handed over. Documents, ledgers and the audit log keep its id and show a number. Signed
 * contracts keep the name, as evidence. Other memberships of the person stay.
 * @throws Refusal 403, 404, 409 erased already, 422 still active
 */
export const eraseMember = (who: Member, id: string) =>
  tx(async () => {
    await lockOrganisation(who.companyId)
    const row = await ownMember(who, id, inCompany(who.companyId))
    if (row.status === 10) throw stillActive()
    const mark = await nextMark(who.companyId)
    const { company } = row.extendInfo
    await db()
      .update(customer)
      .set({
        legalName: mark,
        nickName: mark,
        loginAccount: mark,
        loginKey: erasedKey(id),
        personId: null,
        passwordHash: '',
        payPasswordHash: '',
        avatar: '',
        phone: null,
        email: null,
        birthday: null,
        settings: {},
        extendInfo: { company },
      })
      .where(eq(customer.id, id))
    if (row.personId === null) await passCredentials(row)
    await eraseInvitations(row, mark)
    await eraseContacts(id, mark)
    await endSessions(id)
    await log(who, id, 'erase member')
    return true as const
  })
