/**
 * Cookies that the server sets. A service worker cannot pass them to the browser, so they are stored here while it
 * runs. They are used by the operator's desk and by third-party logins. Cookies of pages' scripts stay in the browser.
 */
const jar = new Map<string, string>()

function keep(line: string) {
  const [pair = '', ...flags] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at).trim()
  const over = flags.some((flag) => /^\s*max-age=0\s*$/i.test(flag))
  if (over) jar.delete(name)
  else jar.set(name, pair.slice(at + 1).trim())
}

export const cookieHeader = () => [...jar].map((pair) => pair.join('=')).join('; ')

/** Response that records its cookies when it is created, because a browser drops cookies of responses made by scripts. */
export class AnswerWithCookies extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    for (const line of new Headers(init?.headers).getSetCookie()) keep(line)
  }
}
