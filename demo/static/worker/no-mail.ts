/** Replaces nodemailer. A browser cannot reach a mail server, and none is configured. */
export function createTransport(): never {
  throw new Error('a browser sends no e-mail')
}
