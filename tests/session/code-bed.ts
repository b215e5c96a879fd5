import { desc, eq } from 'drizzle-orm'
import { outbox } from '../../demo/server/session/outbox/outbox.table'
import type { CodeScene } from '../../src/session/verify-code/code-scene'
import { getCheckCode, getEmailCode } from '../../src/session/verify-code/verify-code.contract'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { db } from '../../demo/server/core/database/db'
import { fixedCode, openTestbed, type Asking } from '../server/testbed'

/** The server with accounts and brand sites, behind a proxy that tells where calls come from. */
export const bed = await openTestbed('open', { trustProxy: true })

export const from = (address: string): Asking => ({ headers: { 'X-Forwarded-For': address } })

/** A picture that was asked for, and its answer. */
export async function captcha() {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  return { captchaKey, captcha: fixedCode }
}

/** Asks for a code by SMS, captcha and all. @returns the whole answer */
export async function askForCode(phone: string, scene: CodeScene, asking: Asking = {}) {
  const answer = await bed.ask(getCheckCode, { query: { phone, scene, ...(await captcha()) } }, asking)
  return answer.json()
}

/** What stands in the last message to somebody. */
export const lastMessage = (target: string) =>
  bed.inside(async () => {
    const [last] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.target, target))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
    return last?.payload ?? ''
  })

const codeIn = (text: string) => /\d{6}/.exec(text)?.[0] ?? ''

/** A code that was sent to a phone just now. */
export async function smsCode(phone: string, scene: CodeScene): Promise<string> {
  await bed.call(getCheckCode, { query: { phone, scene, ...(await captcha()) } })
  return codeIn(await lastMessage(phone))
}

/** A code that was sent by e-mail just now. */
export async function emailCode(email: string, scene: CodeScene): Promise<string> {
  await bed.call(getEmailCode, { query: { email, scene, ...(await captcha()) } })
  return codeIn(await lastMessage(email))
}

/** Another code of six digits. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
