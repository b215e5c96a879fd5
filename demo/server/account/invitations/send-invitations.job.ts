import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { pick } from '../../../../src/core/language/messages'
import type { Config } from '../../core/config/config'
import { db, tx } from '../../core/database/db'
import type { Log } from '../../core/http/surroundings'
import type { Job } from '../../core/jobs/jobs'
import { newToken, sha256 } from '../../core/security/auth'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { messengerOf, type Message } from '../../session/outgoing/messenger'
import { messageQueued, queueMessage } from '../../session/outgoing/queue-message'
import { customer } from '../../session/sign-in/customer.table'
import { siteById } from '../../site/brand-site/brand-sites'
import { siteOrigin } from '../../site/brand-site/site-origin'
import { accountNames } from '../../trade/orders/account-names'
import { companyName } from './invitation-link'
import { invitationQueued } from './invitations'
import { isOpen } from './invitations-page'
import { memberInvitation, type InvitationRow } from './invitations.table'
import { channelOf } from './target-channel'

const atOnce = 50

const subject: Text = ['{inviter} 邀请您加入 {company}', '{inviter} invites you to join {company}']
const content: Text = [
  '【{shop}】{inviter} 邀请您加入 {company}。请在 {until} 前打开链接接受：{url} 。如不认识邀请人，请忽略。',
  '[{shop}] {inviter} invites you to join {company}. Open this link before {until} to accept: {url} . Ignore this message if you do not know the sender.',
]

type Names = { companies: ReadonlyMap<string, string>; inviters: ReadonlyMap<string, string> }

async function messageOf(row: InvitationRow, url: string, { companies, inviters }: Names): Promise<Message> {
  const { target, language } = row
  const values = {
    company: companies.get(row.customerId) ?? '',
    inviter: inviters.get(row.invitedBy) ?? '',
    until: wireTime(row.expiresAt).slice(0, 16),
    url,
  }
  const { name: shop } = await siteById(row.siteId)
  const text = pick(content, language, { ...values, shop })
  const channel = channelOf(target)
  return { channel, target, template: 'invitation', values, subject: pick(subject, language, values), text }
}

/** Queues the message of one invitation with a new link, unless another server did. */
const send = (row: InvitationRow, origin: string, names: Names) =>
  tx(async () => {
    const token = newToken()
    const now = clock.now()
    const [taken] = await db()
      .update(memberInvitation)
      .set({ tokenHash: await sha256(token), sends: row.sends + 1, sentAt: now })
      .where(and(eq(memberInvitation.id, row.id), isNull(memberInvitation.tokenHash), isOpen()))
      .returning()
    if (!taken) return
    const message = await messageOf(row, `${origin}/invitation/${token}`, names)
    await queueMessage(message, row.expiresAt.getTime() - now.getTime())
  })

async function namesOf(rows: readonly InvitationRow[]): Promise<Names> {
  const companies = await db()
    .select()
    .from(customer)
    .where(inArray(customer.id, [...new Set(rows.map(({ customerId }) => customerId))]))
  return {
    companies: new Map(companies.map((row) => [row.id, companyName(row)])),
    inviters: await accountNames(rows.map(({ invitedBy }) => invitedBy)),
  }
}

/** Queues the messages of new invitations. @returns how many were processed */
export async function sendInvitations(config: Config, log: Log): Promise<number> {
  const channels = (['sms', 'email'] as const).filter((channel) => messengerOf(channel, config, log))
  const rows = await db()
    .select()
    .from(memberInvitation)
    .where(and(isNull(memberInvitation.tokenHash), isOpen()))
    .orderBy(asc(memberInvitation.createdAt), asc(memberInvitation.id))
    .limit(atOnce)
  const sendable = rows.filter((row) => channels.includes(channelOf(row.target)))
  const names = await namesOf(sendable)
  for (const row of sendable) {
    const origin = await siteOrigin(row.siteId, config)
    if (origin) await send(row, origin, names)
  }
  if (sendable.length > 0) messageQueued.give()
  return sendable.length
}

export const job: Job = {
  name: 'account/invitations send invitations',
  every: 5_000,
  signal: invitationQueued,
  run: sendInvitations,
}
