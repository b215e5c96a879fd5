import type { Endpoint } from '../../../../src/core/api/endpoint'
import { refusals } from '../../../../src/session/permission/refusal'
import { refusedTo, tokenInQuery, tokenOf, visitor } from '../security/auth'
import type { Call, Served } from './call'
import { originAllowed } from './cors'
import { bodyOfLines, ordinaryBody, readJson } from './json'
import { queryReader } from './query'
import { refuse, sessionOver } from './refusal'
import { namedSite, rulingSites, siteOf } from '../config/site'
import { callerAddress, languageOf, type AppContext } from './surroundings'
import { validated, validatedPath } from './validate'
import { askedBy } from '../observability/work'

/** Prepares the checks of a request before its handler. */
export function receiving<E extends Endpoint>(served: Served) {
  const { endpoint, words, lines, consumes, evenShut, byAddress, alsoGet } = served
  const { query, body } = endpoint.shapes
  const readQuery = query && queryReader(query)
  const readFields = alsoGet && body && queryReader(body)
  const limits = lines ? bodyOfLines : ordinaryBody
  return async (c: AppContext): Promise<Call<E>> => {
    const { config: ownConfig, findMember, findSites, onlyOpen, log } = c.var.surroundings
    const request = c.req.raw
    const host = request.headers.get('host') ?? new URL(request.url).host
    const here = { ...ownConfig, sites: await findSites(ownConfig.sites, host) }
    // An endpoint that writes counts as a write even if it is requested with GET.
    const sent = { headers: request.headers, method: endpoint.method }
    const inHeader = tokenOf(sent, here, (origin) => originAllowed(origin, here, host))
    const token = inHeader || (byAddress ? tokenInQuery(request, here) : '')
    const found = token ? await findMember(token) : undefined
    if (!found && endpoint.needs === 'token') throw sessionOver()
    const search = new URL(request.url).searchParams
    const fields = () =>
      readFields && request.method !== endpoint.method
        ? readFields(search)
        : readJson(request, limits, endpoint.simple && !found)
    const json = body && !consumes ? await fields() : undefined
    const named = namedSite(search, json)
    const config = { ...ownConfig, sites: await findSites(here.sites, host, named) }
    const about = siteOf(config.sites, host, named)
    // The session of another brand site does not count here.
    const mine = found && (named === undefined || about === found.site) ? found : undefined
    if (mine) askedBy({ customerId: mine.customerId })
    const site = mine?.site ?? about
    if (!evenShut) await onlyOpen(site)
    const ruledBy = rulingSites(config.sites, host, site)
    const member = mine && { ...mine, ruledBy }
    if (!member && endpoint.needs === 'token') throw sessionOver()
    const who = member ?? visitor
    const refusal = refusedTo(who, endpoint.permission)
    if (refusal === 'logIn') throw sessionOver()
    if (refusal) throw refuse(403, refusals[refusal].reason, { data: { refusal } })
    const asked = {
      path: validatedPath(c.req.param() as Record<string, string>),
      ...(query && { query: validated(query, readQuery?.(search), words) }),
      ...(body && !consumes && { body: validated(body, json, words) }),
    }
    return {
      asked,
      who,
      language: languageOf(request),
      site,
      ruledBy,
      groupSite: c.req.path.startsWith('/api/bbbGroup/'),
      request,
      address: callerAddress(c),
      headers: new Headers(),
      config,
      log,
      // The endpoint's own shapes have just validated each part; the compiler cannot follow that through `E`.
    } as unknown as Call<E>
  }
}
