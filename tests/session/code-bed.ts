import { desc, eq } from 'drizzle-orm'
import { outbox } from '../../demo/server/session/outbox/outbox.table'
import type { CodeScene } from '../../src/session/verify-code/code-scene'
import { getCheckCode, getEmailCode } from '../../src/session/verify-code/verify-code.contract'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { db } from '../../demo/server/core/database/db'
import { fixedCode, openTestbed, type Asking } from '../server/testbed'

/** Server with accounts and brand sites, behind a proxy that forwards client addresses. */
export const bed = await openTestbed('open', { trustProxy: true })

export const from = (address: string): Asking => ({ headers: { 'X-Forwarded-For': address } })

/** Requests a captcha and returns its answer. */
export async function captcha() {
  const captchaKey = crypto.randomUUID()
  await bed.ask(captchaPicture, { query: { key: captchaKey } })
  return { captchaKey, captcha: fixedCode }
}

/** Requests a code by SMS with a captcha. @returns the whole response */
export async function askForCode(phone: string, scene: CodeScene, asking: Asking = {}) {
  const answer = await bed.ask(getCheckCode, { query: { phone, scene, ...(await captcha()) } }, asking)
  return answer.json()
}

/** Returns the text of the last message to a target. */
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

/** Requests a code by SMS and returns it. */
export async function smsCode(phone: string, scene: CodeScene): Promise<string> {
  await bed.call(getCheckCode, { query: { phone, scene, ...(await captcha()) } })
  return codeIn(await lastMessage(phone))
}

/** Requests a code by e-mail and returns it. */
export async function emailCode(email: string, scene: CodeScene): Promise<string> {
  await bed.call(getEmailCode, { query: { email, scene, ...(await captcha()) } })
  return codeIn(await lastMessage(email))
}

/** Returns a different code of six digits. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
