import { createTransport } from 'nodemailer'
import type { Config } from '../../core/config/config'
import type { Messenger } from './messenger'

const timeLimit = 5_000

/** A failure by its codes: a mail server's sentence often repeats whom the mail was for. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}

/** Sends e-mails by a mail server (SMTP_URL, MAIL_FROM). The message's id is its Message-ID, however often it is tried. */
export const smtpMessenger =
  ({ url, from }: NonNullable<Config['mail']>): Messenger =>
  async ({ target, subject, text }, id) => {
    const limits = { connectionTimeout: timeLimit, greetingTimeout: timeLimit, socketTimeout: 2 * timeLimit }
    const transport = createTransport({ url, ...limits })
    const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
    try {
      // As an object the address is one, whatever stands in it.
      const to = { name: '', address: target }
      await transport.sendMail({ from, to, subject, text, messageId: `<${id}@${domain}>` })
    } catch (error) {
      throw new Error(`the mail server failed: ${reasonOf(error)}`)
    } finally {
      transport.close()
    }
  }
