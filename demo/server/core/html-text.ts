/** A plain text as it stands between two tags. */
export const htmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The plain text again. */
export const plainText = (html: string) =>
  html.replace(/&#(\d{1,3});/g, (_, code: string) => String.fromCharCode(Number(code)))
