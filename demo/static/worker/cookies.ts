/**
 * Cookies of scripts' pages are the browser's; those that a server sets reach no browser from a service worker and
 * are kept here, for as long as it runs: they belong to the operator's desk and to signing in at a third party.
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

/** A browser drops cookies from answers that scripts make: they are read as the answer is made. */
export class AnswerWithCookies extends Response {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    for (const line of new Headers(init?.headers).getSetCookie()) keep(line)
  }
}
