import { timeLimit } from '../../../src/core/api/client'
import { chooseAddress, cookieName } from '../own-addresses'
import { chosen } from '../shop-state'
import { askState } from './ready-worker'
import { drawSwitcher } from './scenario-switcher'

const week = 7 * 86_400
const staying = 20_000

/** The shop's own page: who is signed in changes, and the page that shows the scenario is opened. */
async function choose(scenario?: string) {
  const answer = await fetch(chooseAddress, { method: 'POST', body: JSON.stringify({ scenario }) })
  if (!answer.ok) throw new Error(String(answer.status))
  const { token, page } = chosen.parse(await answer.json())
  document.cookie = `${cookieName}=${token}; Path=/; SameSite=Lax; Max-Age=${token ? week : 0}`
  location.assign(page)
}

const askAgain = () => void dispatchEvent(new Event('online'))

// A slow machine may take longer than the kit waits: as soon as the shop answers again, it is asked for what was given up.
new PerformanceObserver((list) => {
  // The kit's clock began before the browser's.
  const givenUp = list.getEntries().some(({ duration }) => duration > timeLimit * 0.9)
  if (givenUp) askState().then(askAgain, () => undefined)
}).observe({ type: 'resource' })

setInterval(() => navigator.serviceWorker.controller?.postMessage('stay'), staying)

document.body.append(drawSwitcher({ state: askState, choose, links: true }))
