import { Agent, get } from 'node:http'
import { statOf } from './processor-time.mjs'
import { realShop } from './real-shop.mjs'

/**
 * Measures rendering by the built server: processor time of each view and page, and the waiting time of simultaneous
 * visitors.
 *
 * Usage: node tests/bench/views.mjs   (Linux: the processor's time is read from /proc)
 */
const visitors = 50
const rounds = 6
const drawings = 60
const goals = { p95: 60, cpu: 8 }

const list = '/api/view/trade-goods-list?site=localhost&lang=zh-CN&inside=&category-id=110101'
/** An address that nobody asked for yet: its answer is kept nowhere. */
const kinds = {
  view: (visit) => `${list}&visit=${visit}`,
  page: (visit) => `/goods/list/110101?visit=${visit}`,
}

const agent = new Agent({ keepAlive: true, maxSockets: visitors })
let visit = 0

const shop = await realShop({ GOODS: '10000' })

const busy = () => statOf(shop.pid).own

/** @returns how long it took, and how much came */
const ask = (path) =>
  new Promise((done, fail) => {
    const began = performance.now()
    get(`${shop.url}${path}`, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part) => (bytes += part.length))
      answer.on('end', () => {
        if (answer.statusCode === 200) done({ took: performance.now() - began, bytes })
        else fail(new Error(`${path} was answered with ${answer.statusCode}`))
      })
    }).on('error', fail)
  })

async function cpuOf(count, work) {
  const before = busy()
  await work()
  return (busy() - before) / count
}

/** @param addressOf the round and the visitor */
async function waits(addressFor) {
  const took = []
  const cpu = await cpuOf(visitors * rounds, async () => {
    for (let round = 0; round < rounds; round++) {
      const all = Array.from({ length: visitors }, (_, at) => ask(addressFor(round, at)))
      took.push(...(await Promise.all(all)).map((each) => each.took))
    }
  })
  took.sort((a, b) => a - b)
  const at = (share) => took[Math.ceil(took.length * share) - 1]
  return { p50: at(0.5), p95: at(0.95), cpu }
}

const ms = (value) => `${value.toFixed(1)} ms`.padStart(10)

function print(what, { p50, p95, cpu }, goal) {
  const waited = p95 === undefined ? ' '.repeat(28) : `p50${ms(p50)}  p95${ms(p95)}`
  const bound = p95 === undefined ? `CPU ≤ ${goals.cpu} ms` : `p95 ≤ ${goals.p95} ms`
  const reached = (p95 ?? cpu) <= (p95 === undefined ? goals.cpu : goals.p95)
  console.log(
    `${what.padEnd(44)} ${waited}  CPU${ms(cpu)}  ${goal ? `${bound}: ${reached ? 'reached' : 'MISSED'}` : ''}`,
  )
}

try {
  for (const [kind, address] of Object.entries(kinds)) {
    const fresh = () => address(`${++visit}`)
    // The first drawings also read and compile the code.
    for (let at = 0; at < drawings; at++) await ask(fresh())
    const cpu = await cpuOf(drawings, async () => {
      for (let at = 0; at < drawings; at++) await ask(fresh())
    })
    const { bytes } = await ask(fresh())
    print(`${kind}, drawn one after the other (${bytes} bytes)`, { cpu }, true)
    print(`${kind}, ${visitors} at once, each another`, await waits(fresh), false)
    const first = Array.from({ length: rounds }, fresh)
    print(`${kind}, ${visitors} at once, the same, cold`, await waits((round) => first[round]), true)
    const repeated = fresh()
    await ask(repeated)
    print(`${kind}, ${visitors} at once, the same, warm`, await waits(() => repeated), true)
  }
} finally {
  agent.destroy()
  await shop.close()
}
