import { endpoints } from '../../elements/endpoints-by-name'
import type { Endpoint } from '../../src/core/api/endpoint'
import type { Asking } from './ask'
import { endpointOf, type Inquiry } from './inquiry'
import { unknownCodes } from './judge-codes'
import { judgePage, judgeSame } from './judge-page'
import { toldPrices } from './judge-prices'
import { misread, wrongFields } from './judge-shape'
import { isReading } from './reading'

const rounds = 3
const mostTries = 12

/** Checks a response: its fields, ids and codes, and data that visitors must not see. */
export function judgeData(inquiry: Inquiry, name: string, data: unknown, token: string) {
  const { shapes } = endpointOf(name)
  const say = inquiry.sayOf(name)
  const wrong = wrongFields(shapes.data, data)
  const taken = misread(shapes.data, data)
  const codes = unknownCodes(name, data)
  const prices = token ? [] : toldPrices(data)
  wrong.forEach((seen) => say({ kind: 'shape', ...seen }))
  taken.forEach(say)
  codes.forEach((seen) => say({ kind: 'code', ...seen }))
  prices.forEach((seen) => say({ kind: 'price', ...seen }))
  return !(wrong.length || taken.length || codes.length || prices.length)
}

/**
 * Calls one endpoint with one id after the other until one succeeds.
 * @returns the reason why it could not be tried, or undefined if it was
 */
async function tryOne(
  inquiry: Inquiry,
  name: string,
  ways: Asking[],
  token: string,
): Promise<string | undefined> {
  let because = ''
  for (const asking of ways.slice(0, mostTries)) {
    const judged = await inquiry.judged(name, asking, { token })
    if (judged === 'faulty') return undefined
    if ('refused' in judged && judged.refused === 401) {
      inquiry.sayOf(name)({
        kind: 'session',
        expected: token ? 'an answer to this token' : 'an answer to a visitor',
        found: `401: ${judged.because}`,
      })
      return undefined
    }
    if ('refused' in judged) {
      because = `refused with ${judged.refused}: ${judged.because}`
      continue
    }
    inquiry.known.learn(endpointOf(name), judged.data)
    const fine = judgeData(inquiry, name, judged.data, token)
    if (fine) {
      inquiry.good.set(name, asking)
      await inquiry.english.judge(name, endpointOf(name).shapes.data, judged.data, () =>
        inquiry.judged(name, asking, { token, language: 'en' }),
      )
    }
    judgeSame(inquiry, name, asking, judged.data)
    await judgePage(inquiry, name, asking, judged.data, token)
    return undefined
  }
  return because
}

/** Calls all reading endpoints, from lists to details, as far as the collected values allow. */
export async function walk(inquiry: Inquiry, token: string) {
  const { notTried } = inquiry
  let left = Object.entries(endpoints).filter(
    ([name, endpoint]) => inquiry.isWanted(name) && asksAs(endpoint, token),
  )
  for (let round = 0; round < rounds && left.length; round++) {
    const again: typeof left = []
    for (const [name, endpoint] of left) {
      const ways = inquiry.fill(endpoint)
      const because =
        typeof ways === 'string'
          ? `no answer told a value for ${ways}`
          : round === 0 && ways.length > 1
            ? 'later'
            : await tryOne(inquiry, name, ways, token)
      if (because === undefined) notTried.delete(name)
      else {
        again.push([name, endpoint])
        if (!inquiry.good.has(name)) notTried.set(name, because)
      }
    }
    left = again
  }
}

/** Returns whether an endpoint is called with this token. Visitors call public endpoints, members all. */
const asksAs = (endpoint: Endpoint, token: string) =>
  isReading(endpoint) &&
  endpoint.path !== endpointOf('findSite').path &&
  (token !== '' || endpoint.needs === 'nothing')
