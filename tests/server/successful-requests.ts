import { openInquiry } from '../../demo/check-api/inquiry'
import { walk } from '../../demo/check-api/walk'
import { demoSites, siteOfHost } from '../../demo/server/core/config/site'
import { endpoints } from '../../elements/endpoints-by-name'
import type { Endpoint } from '../../src/core/api/endpoint'
import { startProcesses } from './started-processes'
import type { Asking } from './request'
import type { Bed } from './testbed'

type Given = { path?: Record<string, string>; query?: unknown; body?: unknown }
/** Request that succeeds, with its caller and host. */
export type Asked = { given: Given; asking: Asking }

/** Callers: the first makes all requests, the others those for which the first has no data. */
const visits = [
  { account: 'demo', key: 'localhost', screen: '' },
  { account: 'demo', key: 'newshop.localhost', screen: 'newShopOne' },
  { account: 'retail', key: 'localhost', screen: 'security' },
] as const

/**
 * Finds successful inputs for each read. It works as `check-api` does, from lists to details, with the known values of
 * processes that were started before.
 */
export async function wellAsked(bed: Bed): Promise<Map<Endpoint, Asked[]>> {
  const asked = new Map<Endpoint, Asked[]>()
  const add = (endpoint: Endpoint, given: Given, asking: Asking) =>
    asked.set(endpoint, [...(asked.get(endpoint) ?? []), { given, asking }])

  async function goRound({ account, key, screen }: (typeof visits)[number]) {
    const id = siteOfHost(demoSites, key)
    const asking = { token: await bed.login(account, id), host: `${key}:${bed.config.port}` }
    const base = `http://${asking.host}/api`
    const fetch = async (url: string, { headers, ...init }: RequestInit) => {
      const allHeaders = { ...Object.fromEntries(new Headers(headers)), Host: asking.host }
      return bed.app.request(new Request(url, { ...init, headers: allHeaders }))
    }
    const line = { base, origin: new URL(base).origin, timeLimit: 15_000, fetch }
    const inquiry = openInquiry(line, key, screen)
    Object.assign(inquiry.site, { id })
    if (!screen)
      for (const [endpoint, given] of (await startProcesses(bed, asking)).questions)
        add(endpoint, given, asking)
    await walk(inquiry, asking.token)
    for (const [name, given] of inquiry.good) {
      const endpoint = endpoints[name]
      if (endpoint) add(endpoint, given, asking)
    }
  }
  for (const visit of visits) await goRound(visit)
  return asked
}
