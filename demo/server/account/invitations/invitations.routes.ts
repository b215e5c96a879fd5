import { acceptFields, invitationFields } from '../../../../src/account/invitations/invitation-fields'
import { checkImport, importInvitations } from '../../../../src/account/invitations/import.contract'
import * as link from '../../../../src/account/invitations/invitation.contract'
import * as invitations from '../../../../src/account/invitations/invitations.contract'
import type { Config } from '../../core/config/config'
import { refuse } from '../../core/http/refusal'
import { onceFor, serve } from '../../core/http/serve'
import type { App, Log } from '../../core/http/surroundings'
import { limit } from '../../core/security/limit'
import { hour } from '../../core/time/business-time'
import { messengerOf, type Message } from '../../session/outgoing/messenger'
import { siteOrigin } from '../../site/brand-site/site-origin'
import { accept, join, sendAcceptCode } from './accept-invitation'
import { invitationPage } from './invitation-link'
import { checkRows, importRows } from './import-invitations'
import { invitationQueued, invite } from './invitations'
import { invitationsPage } from './invitations-page'
import { resend, withdraw } from './resend-invitation'
import { channelOf } from './target-channel'

/** Messages by hand of one company within an hour. */
const mostByHand = 100

/** Requests of imports of one company within an hour: four files of the largest size, checked and imported. */
const mostImports = 300

const noService = () =>
  refuse(503, [
    '未配置短信、邮件服务或商城网址，暂不能发送邀请',
    'Invitations cannot be sent: no message service or no address of the shop is set up.',
  ])

const channelsOf = (rows: readonly { target: string }[]) =>
  new Set(rows.map(({ target }) => channelOf(target)))

type Around = { config: Config; log: Log; site: string }

/** @throws Refusal 503 */
async function canSend(channel: Message['channel'], { config, log, site }: Around) {
  if (!messengerOf(channel, config, log) || !(await siteOrigin(site, config))) throw noService()
}

export function routes(app: App) {
  serve(app, invitations.pageInvitations, ({ who, asked: { body } }) => invitationsPage(who, body))

  serve(
    app,
    invitations.addInvitation,
    async ({ who, asked: { body }, ...call }) => {
      await limit('invitations', { companyId: who.companyId }, mostByHand, hour)
      for (const channel of channelsOf([body])) await canSend(channel, { ...call, site: who.site })
      return invite(who, body, { ...call, site: who.site })
    },
    { words: invitationFields.fields },
  )

  serve(app, invitations.resendInvitation, async ({ who, asked: { path }, ...call }) => {
    await limit('invitations', { companyId: who.companyId }, mostByHand, hour)
    return resend(who, path.id, { ...call, site: who.site })
  })

  serve(
    app,
    checkImport,
    async ({ who, asked: { body }, ...call }) => {
      await limit('invitationImport', { companyId: who.companyId }, mostImports, hour)
      return checkRows(who, body.rows, { ...call, site: who.site })
    },
    { lines: true },
  )

  serve(
    app,
    importInvitations,
    async (call) => {
      const { who, asked } = call
      const around = { ...call, site: who.site }
      await limit('invitationImport', { companyId: who.companyId }, mostImports, hour)
      for (const channel of channelsOf(asked.body.rows)) await canSend(channel, around)
      const answer = await onceFor(importInvitations, call, () => importRows(who, asked.body.rows, around))
      invitationQueued.give()
      return answer
    },
    { lines: true, ownOnce: true },
  )

  serve(app, invitations.withdrawInvitation, ({ who, asked: { path } }) => withdraw(who, path.id))

  serve(app, link.joinCompany, (call) => join(call.asked.path.token, call))

  serve(app, link.readInvitation, ({ who, asked: { path } }) => invitationPage(path.token, who))

  serve(app, link.sendInvitationCode, ({ who, asked: { path }, ...call }) =>
    sendAcceptCode(path.token, who, call),
  )

  serve(
    app,
    link.acceptInvitation,
    async (call) => {
      const { path, body } = call.asked
      // Names cannot be tried out at leisure.
      await limit('register', { address: call.address }, 40, hour)
      return accept(path.token, body, call)
    },
    { words: acceptFields.fields },
  )
}
