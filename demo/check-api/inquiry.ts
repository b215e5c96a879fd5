import { endpoints } from '../../elements/endpoints-by-name'
import { callAddress, type Endpoint } from '../../src/core/api/endpoint'
import { headersOf, send, type Asking, type Line, type Outcome } from './ask'
import { englishTexts } from './english-texts'
import { filler, type Site } from './fill-in'
import { findingList, type Seen } from './finding'
import { mayLack, type Group } from './groups'
import { isForeign, judgeReadable } from './judge-cors'
import { isAbsent, judgeReply, type Judged, type Say } from './judge-reply'
import { knownValues } from './known-values'
import { asksFor } from './screens'

/** Options of a request: token, idempotency key and language. */
type Manner = { token?: string; key?: string; language?: string }

/** Creates the state of one check: requests, known values and findings. */
export function openInquiry(line: Line, siteKey: string, screen = '', group: Group = 'all') {
  const findings = findingList()
  const known = knownValues()
  const site: Site = { key: siteKey, id: '', group: false }
  const fill = filler(site, known)
  /** Endpoints with a valid response, and the requests they received. */
  const good = new Map<string, Asking>()
  /** Reasons why other endpoints were not tried. */
  const notTried = new Map<string, string>()
  const missing = new Set<string>()
  let calls = 0

  const sayOf =
    (endpoint: string): Say =>
    (seen: Omit<Seen, 'endpoint'>) =>
      findings.add({ ...seen, endpoint })

  /** Sends a request as the kit does, as a visitor or with a token. */
  async function ask(
    name: string,
    asking: Asking,
    { token = '', key, language }: Manner = {},
  ): Promise<Outcome> {
    const endpoint = endpointOf(name)
    calls++
    const reply = await send(line, callAddress(line.base, endpoint, asking, site.group), {
      method: endpoint.method,
      headers: { ...headersOf(endpoint, key, language), ...(token && { Authorization: token }) },
      ...(endpoint.shapes.body && { body: JSON.stringify(asking.body ?? {}) }),
    })
    if (isForeign(line)) judgeReadable(line, reply, sayOf(name))
    return reply
  }

  return {
    line,
    site,
    /** True if an endpoint is part of this check. */
    isWanted: asksFor(screen, group),
    /** Optional endpoints that the back end lacks. */
    missing,
    known,
    good,
    notTried,
    findings,
    english: englishTexts(),
    fill,
    ask,
    sayOf,
    /** Sends a request and checks the status and envelope of its response. */
    async judged(name: string, asking: Asking, manner?: Manner): Promise<Judged> {
      const reply = await ask(name, asking, manner)
      if (!screen && isAbsent(reply) && mayLack(group, name)) {
        missing.add(name)
        return 'faulty'
      }
      return judgeReply(reply, sayOf(name))
    },
    calls: () => calls,
  }
}
export type Inquiry = ReturnType<typeof openInquiry>

/** @throws RangeError for an unknown endpoint */
export function endpointOf(name: string): Endpoint {
  const endpoint = endpoints[name]
  if (!endpoint) throw new RangeError(`there is no endpoint ${name}`)
  return endpoint
}
