import { and, eq, or } from 'drizzle-orm'
import type {
  acceptInvitation,
  joinCompany,
  LinkState,
} from '../../../../src/account/invitations/invitation.contract'
import { invitationState } from '../../../../src/account/invitations/invitation-state'
import type { Answer, Asked } from '../../../../src/core/api/endpoint'
import type { Text } from '../../../../src/core/language/messages'
import { db, tx } from '../../core/database/db'
import { audit } from '../../core/documents/audit'
import { refuse, refuseField } from '../../core/http/refusal'
import type { Member, Who } from '../../core/security/auth'
import { hashPassword } from '../../core/security/password'
import { accountKey, customer, type Customer } from '../../session/sign-in/customer.table'
import { enterAs } from '../../session/sign-in/enter'
import { proveCode } from '../../session/verify-code/codes'
import { sendCode } from '../../session/verify-code/send-code'
import { refuseTakenName } from '../members/members'
import { lockCompany, openMembership } from '../members/open-membership'
import { lockOrganisation } from '../organisation/save-unit'
import { invitationOf, linkState, viewerOf } from './invitation-link'
import { memberInvitation, type InvitationRow } from './invitations.table'
import { channelOf } from './target-channel'

const { waiting, accepted } = invitationState.code

/** Code and sentence of each state in which a link cannot be accepted. */
const faults: Record<Exclude<LinkState, 'waiting'>, readonly [code: 409 | 422, text: Text]> = {
  accepted: [409, ['该邀请已被接受，请直接登录', 'This invitation was accepted already. Please log in.']],
  withdrawn: [409, ['该邀请已被撤回', 'This invitation was withdrawn.']],
  expired: [409, ['该邀请已过期，请联系邀请人重新发送', 'This invitation has expired. Ask for a new one.']],
  closed: [422, ['该公司的账号已停用', 'The account of this company is disabled.']],
  full: [422, ['该公司的子账号已满', 'This company has the maximum number of sub-accounts.']],
  unitGone: [
    422,
    ['邀请中的部门已删除，请联系邀请人重新邀请', 'The department was deleted. Ask for a new invitation.'],
  ],
  roleGone: [
    422,
    ['邀请中的角色已删除，请联系邀请人重新邀请', 'A role was deleted. Ask for a new invitation.'],
  ],
  inviterGone: [
    422,
    [
      '邀请人已离开或不再有此权限，请联系公司重新邀请',
      'The inviter left or lost the right to invite. Ask the company for a new invitation.',
    ],
  ],
}
const foreign = () =>
  refuse(403, [
    '该邀请发给其他人，请退出当前账号后再打开链接',
    'This invitation is for somebody else. Log out, then open the link again.',
  ])
const hasAccount = () =>
  refuseField(409, 'code', [
    '此手机号或邮箱已有账号，请登录该账号后接受邀请',
    'This phone or email address has an account already. Log in to it to accept the invitation.',
  ])

/** Returns the invitation of a link that can be accepted. @throws Refusal 403, 404, 409, 422 */
async function acceptable(token: string, who: Who): Promise<InvitationRow> {
  const row = await invitationOf(token)
  if ((await viewerOf(who, row)) === 'other') throw foreign()
  const state = await linkState(row)
  if (state === 'waiting') return row
  const [code, text] = faults[state]
  throw refuse(code, text)
}

/** Sends a code to the invited person. @throws Refusal 403, 404, 409, 422, 429, 503 */
export async function sendAcceptCode(token: string, who: Who, call: Parameters<typeof sendCode>[2]) {
  const { target } = await acceptable(token, who)
  return sendCode({ channel: channelOf(target), target }, 'invite', call)
}

async function onlyNew(target: string) {
  const known = await db().$count(customer, or(eq(customer.phone, target), eq(customer.email, target)))
  if (known > 0) throw hasAccount()
}

/** Marks an invitation as accepted, in the transaction that opens the member. */
async function take({ id }: InvitationRow, memberId: string) {
  await db()
    .update(memberInvitation)
    .set({ state: accepted, memberId })
    .where(and(eq(memberInvitation.id, id), eq(memberInvitation.state, waiting)))
  const line = { actorType: 'buyer', actorId: memberId, entity: 'memberInvitation', entityId: id } as const
  await audit({ ...line, action: 'accept' })
}

/** Returns the columns of a member that its invitation decides. */
const placing = ({ legalName, accountKind, priceMultiplier, needReview, unitId, roles }: InvitationRow) => ({
  legalName,
  accountKind,
  priceMultiplier,
  needReview,
  unitId,
  roles,
})

type Given = Asked<typeof acceptInvitation>['body']

/**
 * Opens the account of an invited person who has proven the phone or e-mail address by a code. Of two acceptances at once, the
 * second one finds the invitation used.
 * @throws Refusal 403, 404, 409, 422
 */
async function openInvited(token: string, who: Who, given: Given, rounds: number): Promise<Customer> {
  const { target } = await acceptable(token, who)
  const spend = await proveCode(target, 'invite', given.code, 'code')
  await onlyNew(target)
  const passwordHash = await hashPassword(given.password, rounds)
  const { loginAccount } = given
  const opened = tx(async () => {
    const { customerId } = await invitationOf(token)
    const ofCompany = await lockCompany(customerId)
    const row = await acceptable(token, who)
    await spend()
    const own = placing(row)
    const isEmail = channelOf(target) === 'email'
    const [member] = await db()
      .insert(customer)
      .values({
        ...ofCompany,
        ...own,
        loginAccount,
        loginKey: accountKey(loginAccount),
        passwordHash,
        ...(isEmail ? { email: target } : { phone: target }),
        nickName: row.legalName,
        extendInfo: { ...ofCompany.extendInfo, contactPhone: isEmail ? '' : target },
      })
      .returning()
    if (!member) throw new Error('a member was written and is not there')
    await take(row, member.id)
    return member
  })
  return opened.catch(refuseTakenName)
}

/** Accepts an invitation and logs in. @throws Refusal as of `openInvited` */
export async function accept(
  token: string,
  given: Given,
  call: Parameters<typeof enterAs>[1] & { who: Who },
): Promise<Answer<typeof acceptInvitation>> {
  return enterAs(await openInvited(token, call.who, given, call.config.passwordRounds), call)
}

/** Accepts an invitation as a further membership of the logged-in person. @throws Refusal 403, 404, 409, 422 */
export async function join(
  token: string,
  call: Parameters<typeof enterAs>[1] & { who: Member },
): Promise<Answer<typeof joinCompany>> {
  const { who } = call
  const member = await tx(async () => {
    await lockOrganisation((await invitationOf(token)).customerId)
    const row = await acceptable(token, who)
    const id = await openMembership({
      ...placing(row),
      companyId: row.customerId,
      personOf: { id: who.customerId },
    })
    await take(row, id)
    const [opened] = await db().select().from(customer).where(eq(customer.id, id))
    if (!opened) throw new Error('a membership was written and is not there')
    return opened
  })
  return enterAs(member, call)
}
