/** Error for invalid arguments. The message says which and why. */
export class WrongArguments extends Error {
  override name = 'WrongArguments'
}

/** @throws WrongArguments */
export function httpAddress(name: string, given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongArguments(`--${name} ${JSON.stringify(given)} is no http address`)
  return url
}

/** Returns the base URL of an API without a trailing slash. @throws WrongArguments */
export function apiAddress(name: string, given: string): string {
  const url = httpAddress(name, given)
  if (url.search || url.hash) throw new WrongArguments(`--${name} holds a query or a fragment`)
  return url.href.replace(/\/+$/, '')
}
