import { eq } from 'drizzle-orm'
import { db } from '../../server/core/db'
import { isApi } from '../../server/core/headers'
import { siteIds } from '../../server/core/site'
import { accountKey, customer } from '../../server/session/sign-in/customer.table'
import { memberById, openSession } from '../../server/session/sign-in/sessions'
import type { Chosen } from '../shop-state'
import { asSent } from './as-sent'
import { direct, type Way } from './bad-network'
import { buildFiles } from './build-files'
import { openOverlay, type Overlay } from './overlay'
import { isScenario, scenarios, type Scenario, type ScenarioName } from './scenarios'
import { openShop, type Shop } from './shop'

type Open = { shop: Shop; overlay: Overlay; scenario: ScenarioName; way: Way }

let opening: Promise<Open> | undefined
const underWay = new Set<Promise<Response>>()

const rowOf = (name: ScenarioName): Scenario => scenarios[name]
const wayOf = (name: ScenarioName) => rowOf(name).way?.() ?? direct

async function open(): Promise<Open> {
  const overlay = await openOverlay(buildFiles.rows)
  const kept = await overlay.recall('scenario')
  const scenario = isScenario(kept) ? kept : 'visitor'
  return { overlay, scenario, way: wayOf(scenario), shop: await openShop(buildFiles, overlay) }
}

/** The shop, opened once; a failure is told to those who wait and tried again by the next. */
export function opened(): Promise<Open> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

export async function answer(request: Request): Promise<Response> {
  const sent = await asSent(request)
  const { shop, way } = await opened()
  const ask = async () => {
    const work = shop.answer(sent)
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }
  return isApi(new URL(request.url).pathname) ? way(request, ask) : ask()
}

/** Throws away what was changed. Who asks meanwhile waits. */
async function afresh({ shop, overlay }: Open, scenario: ScenarioName): Promise<Open> {
  await Promise.allSettled(underWay)
  await shop.close()
  await overlay.clear()
  return { overlay, scenario, way: wayOf(scenario), shop: await openShop(buildFiles, overlay) }
}

async function signIn(account: string) {
  const [row] = await db()
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.loginKey, accountKey(account)))
  const who = row && (await memberById(row.id, siteIds.main))
  if (!who) throw new Error(`nobody is called ${account}`)
  const opening = { customerId: who.customerId, site: who.site, device: 'scenario', address: 'static' }
  return { who, token: await openSession(opening) }
}

/** Plays a scenario; the same one again begins anew. Rows are kept where neither changes any. */
export async function play(name: ScenarioName): Promise<Chosen> {
  const before = await opened()
  const { account, prepare, page = '/' } = rowOf(name)
  const changesRows = [before.scenario, name].some((one) => rowOf(one).prepare) || name === before.scenario
  const next = changesRows ? afresh(before, name) : Promise.resolve({ ...before, scenario: name, way: wayOf(name) })
  opening = next
  const { shop, overlay } = await next
  const chosen = await shop.inside(async () => {
    if (!account) return { token: '', page }
    const { who, token } = await signIn(account)
    return { token, page: (await prepare?.(who)) ?? page }
  })
  await overlay.remember('scenario', name)
  await shop.saved()
  return chosen
}
