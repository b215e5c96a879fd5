/** Escapes plain text for HTML. */
export const htmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Reverses `htmlText`. */
export const plainText = (html: string) =>
  html.replace(/&#(\d{1,3});/g, (_, code: string) => String.fromCharCode(Number(code)))
