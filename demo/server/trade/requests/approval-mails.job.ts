import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wording } from '../../../../src/core/api/shapes'
import { defaultLocale, nearestLocale } from '../../../../src/core/language/locale'
import { fill, pick, type Text } from '../../../../src/core/language/messages'
import { formatMoney } from '../../../../src/core/money'
import { reminderTopic } from '../../../../src/account/reminders/reminder-topic'
import { requestState } from '../../../../src/trade/requests/request-state'
import { mailTargets } from '../../account/settings/account-settings'
import type { Config } from '../../core/config/config'
import { db, tx } from '../../core/database/db'
import { inLanguage } from '../../core/http/in-language'
import type { Log } from '../../core/http/surroundings'
import type { Job } from '../../core/jobs/jobs'
import { newToken, sha256 } from '../../core/security/auth'
import { after, day, wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { messengerOf, type Message } from '../../session/outgoing/messenger'
import { messageQueued, queueMessage } from '../../session/outgoing/queue-message'
import { currencyOf } from '../../site/brand-site/brand-sites'
import { siteOrigin } from '../../site/brand-site/site-origin'
import { accountNames } from '../orders/account-names'
import { linkPath } from './approval-link'
import { approvalMailQueued } from './mail-approvers'
import { approversOf, isAsked, type RequestRow } from './request-viewer'
import { approvalMail, purchaseRequest } from './requests.table'

type Mail = typeof approvalMail.$inferSelect

const atOnce = 20
/** Time after its end during which a link is still told from an unknown one. */
const linkAge = 30 * day

const subject: Text = ['采购申请 {no} 待您审批', 'Purchase request {no} waits for your approval']
const content: Text = [
  '{requester} 申请采购 {goods} 等 {kinds} 种商品，合计 {amount}。\n请在 {until} 前打开以下链接核对并审批：',
  '{requester} asks to buy {goods} ({kinds} {kinds|product|products}), {amount} in total.\nOpen this link before {until} to check and decide it:',
]
const ordered: Text = ['紧急采购，已下单。原因：{reason}', 'It was ordered in an emergency. Reason: {reason}']
const forYou: Text = [
  '该链接只供您本人使用，请勿转发。打开链接不会作出审批。',
  'The link is for you alone: do not forward it. Opening it decides nothing.',
]

type ApprovalMail = {
  row: RequestRow
  mail: Mail
  url: string
  to: { email: string; language: string | undefined }
}

async function messageOf({ row, mail, url, to }: ApprovalMail): Promise<Message> {
  const language = nearestLocale(to.language, [defaultLocale, 'en']) ?? defaultLocale
  const [goods = ''] = await inLanguage(language, z.array(wording), row.goods.slice(0, 1))
  const values = {
    no: row.requestNo,
    requester: (await accountNames([row.placedBy])).get(row.placedBy) ?? '',
    goods,
    kinds: row.kinds,
    amount: formatMoney(row.payAmount, await currencyOf(row.siteId)),
    reason: row.emergency ?? '',
    until: wireTime(mail.expiresAt).slice(0, 16),
  }
  const say = (text: Text) => fill(pick(text, language), values, language)
  const note = row.emergency === null ? '' : `${say(ordered)}\n\n`
  const text = `${note}${say(content)}\n\n${url}\n\n${say(forYou)}\n`
  const title = say(subject)
  return {
    channel: 'email',
    target: to.email,
    template: 'reminder-trade',
    values: { title, content: text },
    subject: title,
    text,
  }
}

/** Sends one mail, unless its step was decided meanwhile or its approver wants no mails. */
const send = (mail: Mail, config: Config) =>
  tx(async () => {
    const same = eq(approvalMail.id, mail.id)
    const [row] = await db().select().from(purchaseRequest).where(eq(purchaseRequest.id, mail.requestId))
    const [to] = await mailTargets([mail.memberId], reminderTopic.code.trade)
    const origin = row && (await siteOrigin(row.siteId, config))
    const waits =
      row?.state === requestState.code.waiting &&
      row.revision === mail.revision &&
      row.step === mail.step &&
      isAsked(row, await approversOf([row.id]), mail.memberId)
    if (!row || !to || !origin || !waits) return void (await db().delete(approvalMail).where(same))
    const token = newToken()
    const [taken] = await db()
      .update(approvalMail)
      .set({ tokenHash: await sha256(token) })
      .where(and(same, isNull(approvalMail.tokenHash)))
      .returning()
    if (!taken) return
    const url = `${origin}${linkPath(token)}`
    const goodFor = mail.expiresAt.getTime() - clock.now().getTime()
    await queueMessage(await messageOf({ row, mail, url, to }), goodFor)
    messageQueued.give()
  })

/** Sends the queued mails to approvers, and forgets old ones. @returns how many were processed */
export async function sendApprovalMails(config: Config, log: Log): Promise<number> {
  const now = clock.now()
  await db()
    .delete(approvalMail)
    .where(lte(approvalMail.expiresAt, after(now, -linkAge)))
  if (!messengerOf('email', config, log)) return 0
  const due = await db()
    .select()
    .from(approvalMail)
    .where(and(isNull(approvalMail.tokenHash), gt(approvalMail.expiresAt, now)))
    .orderBy(asc(approvalMail.createdAt))
    .limit(atOnce)
  for (const mail of due) await send(mail, config)
  return due.length
}

export const job: Job = {
  name: 'trade/requests approval mails',
  every: 5_000,
  signal: approvalMailQueued,
  run: sendApprovalMails,
}
