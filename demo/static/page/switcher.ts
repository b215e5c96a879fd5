import { timeLimit } from '../../../src/core/api/client'
import { chooseAddress, cookieName } from '../own-addresses'
import { chosen } from '../shop-state'
import { askState } from './ready-worker'
import { drawSwitcher } from './scenario-switcher'

const week = 7 * 86_400
const staying = 20_000

/** Switches the session on the shop's own page, and opens the page of the scenario. */
async function choose(scenario?: string) {
  const answer = await fetch(chooseAddress, { method: 'POST', body: JSON.stringify({ scenario }) })
  if (!answer.ok) throw new Error(String(answer.status))
  const { token, page } = chosen.parse(await answer.json())
  document.cookie = `${cookieName}=${token}; Path=/; SameSite=Lax; Max-Age=${token ? week : 0}`
  location.assign(page)
}

const askAgain = () => void dispatchEvent(new Event('online'))

// A slow machine can exceed the kit's timeout. Failed calls are retried as soon as the shop responds again.
new PerformanceObserver((list) => {
  // The kit's timer starts before the browser's, so the threshold is 10% lower.
  const givenUp = list.getEntries().some(({ duration }) => duration > timeLimit * 0.9)
  if (givenUp) askState().then(askAgain, () => undefined)
}).observe({ type: 'resource' })

setInterval(() => navigator.serviceWorker.controller?.postMessage('stay'), staying)

document.body.append(drawSwitcher({ state: askState, choose, links: true }))
