import { eq } from 'drizzle-orm'
import { turns } from '../../../src/core/store/in-turn'
import { db } from '../../server/core/database/db'
import { isApi } from '../../server/core/http/headers'
import { siteIds } from '../../server/core/config/site'
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
  const stored = await overlay.recall('scenario')
  const scenario = isScenario(stored) ? stored : 'visitor'
  return { overlay, scenario, way: wayOf(scenario), shop: await openShop(buildFiles, overlay) }
}

/** Shares one opening between all requests. On failure they are all rejected, and the next request tries again. */
function opensNow(work: Promise<Open>): Promise<Open> {
  opening = work
  work.catch(() => {
    if (opening === work) opening = undefined
  })
  return work
}

export const opened = (): Promise<Open> => opening ?? opensNow(open())

const reads = /^(GET|HEAD)$/

/** Saves writes before the response is sent, because a worker may be terminated at any time. */
async function answerSaved(shop: Shop, sent: Request): Promise<Response> {
  const reply = await shop.answer(sent)
  if (!reads.test(sent.method)) await shop.saved()
  return reply
}

export async function answer(request: Request): Promise<Response> {
  const sent = await asSent(request)
  const { shop, way } = await opened()
  const ask = () => {
    const work = answerSaved(shop, sent)
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }
  return isApi(new URL(request.url).pathname) ? way(request, ask) : ask()
}

/** Resets the database. Requests meanwhile wait. */
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

async function change(name: ScenarioName): Promise<Chosen> {
  const before = await opened()
  const { account, prepare, page = '/' } = rowOf(name)
  const rowsChange = [before.scenario, name].some((one) => rowOf(one).prepare) || name === before.scenario
  const { shop, overlay } = await opensNow(
    rowsChange ? afresh(before, name) : Promise.resolve({ ...before, scenario: name, way: wayOf(name) }),
  )
  const chosen = await shop.inside(async () => {
    if (!account) return { token: '', page }
    const { who, token } = await signIn(account)
    return { token, page: (await prepare?.(who)) ?? page }
  })
  await overlay.remember('scenario', name)
  await shop.saved()
  return chosen
}

const inTurn = turns()

/** Starts a scenario, or restarts the current one. Rows are kept if neither scenario changes any. */
export const play = (name: ScenarioName): Promise<Chosen> => inTurn(() => change(name))
