import { desc, eq } from 'drizzle-orm'
import { sendInvitations } from '../../../demo/server/account/invitations/send-invitations.job'
import { db } from '../../../demo/server/core/database/db'
import { outbox } from '../../../demo/server/session/outbox/outbox.table'
import { sendMessages } from '../../../demo/server/session/outgoing/send-messages'
import {
  acceptInvitation,
  readInvitation,
  sendInvitationCode,
} from '../../../src/account/invitations/invitation.contract'
import { addInvitation, pageInvitations } from '../../../src/account/invitations/invitations.contract'
import { bed } from '../../trade/checkout/checkout-bed'

export const phone = '13900001234'
const log = { info: () => {}, error: () => {} }

/** Sends all waiting messages. @returns the texts of those to a target, the latest first */
export const messagesTo = (target: string) =>
  bed.inside(async () => {
    await sendInvitations(bed.config, log)
    await sendMessages(bed.config, log)
    const rows = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.target, target))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
    return rows.map(({ payload }) => payload)
  })

type Wish = Parameters<typeof bed.call<typeof addInvitation>>[1]['body']

const wish = {
  target: phone,
  legalName: '秦川',
  kind: 'sub' as const,
  roles: ['buyer'],
  needReview: 20 as const,
} satisfies Wish

/** Invites a person. @returns the id of the invitation */
export const invite = (token: string, more: Partial<Wish> = {}) =>
  bed.call(addInvitation, { body: { ...wish, ...more } }, { token })

export const listed = async (token: string, body: object = {}) =>
  (await bed.call(pageInvitations, { body }, { token })).content

/** Returns the token of the link in the latest message to a target. */
export async function linkTo(target = phone): Promise<string> {
  const texts = await messagesTo(target)
  const found = texts.map((text) => /\/invitation\/([\w-]{43})/.exec(text)?.[1]).find(Boolean)
  if (found === undefined) throw new Error(`no message with a link to ${target}`)
  return found
}

export const read = (token: string, as = '') =>
  bed.call(readInvitation, { path: { token } }, as ? { token: as } : {})

/** Sends a code to an invited person. @returns the code */
export async function codeTo(token: string, target = phone, as = ''): Promise<string> {
  await bed.call(sendInvitationCode, { path: { token } }, as ? { token: as } : {})
  const [text = ''] = await messagesTo(target)
  return /\d{6}/.exec(text.replace(target, ''))?.[0] ?? ''
}

export const accept = (token: string, code: string, more: object = {}, as = '') =>
  bed.call(
    acceptInvitation,
    { path: { token }, body: { code, loginAccount: 'qinchuan', password: 'abcd1234', agree: true, ...more } },
    as ? { token: as } : {},
  )
