import { timeLimit } from '../../../src/core/api/client'
import type { TradeEvents } from '../../../src/core/events'
import { chooseAddress, cookieName, stateAddress } from '../own-addresses'
import { chosen, shopState } from '../shop-state'
import { bridgeFrame } from './bridge-frame'
import { drawSwitcher } from './scenario-switcher'

const week = 7 * 86_400
const script = document.currentScript
if (!(script instanceof HTMLScriptElement)) throw new Error('preview.js must be loaded by a plain script tag')
const shop = new URL(script.src).origin
const ask = bridgeFrame(shop)

const plain = (body: string | FormData | undefined) => (body instanceof FormData ? [...body] : body)

// Calls to the static shop's API go through the frame; all others are sent as usual.
document.addEventListener('trade-fetch', (event) => {
  const { url, method, headers, body, respondWith } = (event as CustomEvent<TradeEvents['trade-fetch']>)
    .detail
  if (!url.startsWith(`${shop}/api/`)) return
  const answering = ask({ url, method, headers: [...headers], body: plain(body) })
  respondWith(answering)
  void againIfLate(answering)
})

/** Refreshes the kit after a slow response. Preparing the shop can exceed the kit's timeout, so failed calls are retried. */
async function againIfLate(answering: Promise<Response>) {
  const asked = performance.now()
  await Promise.allSettled([answering])
  if (performance.now() - asked > timeLimit) dispatchEvent(new Event('online'))
}

const askShop = async (address: string, method = 'GET', body?: string): Promise<unknown> => {
  const answer = await ask({ url: shop + address, method, headers: [], body })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Applies a scenario. The page does not navigate: its elements show the scenario. */
async function choose(scenario?: string) {
  const { token } = chosen.parse(await askShop(chooseAddress, 'POST', JSON.stringify({ scenario })))
  document.cookie = `${cookieName}=${token}; Path=/; SameSite=Lax; Max-Age=${token ? week : 0}`
  location.reload()
}

const state = async () => shopState.parse(await askShop(stateAddress))

const add = () => document.body.append(drawSwitcher({ state, choose, links: false }))
if (document.body) add()
else document.addEventListener('DOMContentLoaded', add, { once: true })
