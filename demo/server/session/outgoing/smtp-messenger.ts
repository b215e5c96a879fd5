import { createTransport } from 'nodemailer'
import type { Config } from '../../core/config/config'
import type { Messenger } from './messenger'

const timeLimit = 5_000

/** Returns only the codes of an error, because the text of a mail server often contains the recipient. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}

/** Sends e-mails through a mail server (SMTP_URL, MAIL_FROM). The Message-ID is constant across retries. */
export const smtpMessenger =
  ({ url, from }: NonNullable<Config['mail']>): Messenger =>
  async ({ target, subject, text }, id) => {
    const limits = { connectionTimeout: timeLimit, greetingTimeout: timeLimit, socketTimeout: 2 * timeLimit }
    const transport = createTransport({ url, ...limits })
    const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
    try {
      // An address object prevents injection of further recipients.
      const to = { name: '', address: target }
      await transport.sendMail({ from, to, subject, text, messageId: `<${id}@${domain}>` })
    } catch (error) {
      throw new Error(`the mail server failed: ${reasonOf(error)}`)
    } finally {
      transport.close()
    }
  }
