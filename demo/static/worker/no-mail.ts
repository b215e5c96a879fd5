/** In the place of nodemailer: from a browser no mail server can be reached, and none is set up. */
export function createTransport(): never {
  throw new Error('a browser sends no e-mail')
}
