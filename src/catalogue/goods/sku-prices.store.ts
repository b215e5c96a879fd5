import { resource, type Resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { skuPrices } from './goods.contract'
import type { SkuAmount } from './sku-amounts.store'

type Line = { skuId: string; quantity: number }
type Waiting = {
  line: Line
  resolve: (amount: SkuAmount | undefined) => void
  reject: (error: unknown) => void
}

const atOnce = 500

/** Prices of SKUs at a quantity for the small elements of a page. Those asked for in the same task share a request. */
export const skuPricesOf = shared('sku-prices', (scope) => {
  const known = new Map<string, Resource<SkuAmount | undefined>>()
  let waiting: Waiting[] = []

  async function flush() {
    const site = await siteOf(scope)
      .id()
      .catch((error: unknown) => ({ error }))
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += atOnce) await ask(all.slice(from, from + atOnce), site)
  }

  async function ask(some: Waiting[], site: string | { error: unknown }) {
    try {
      if (typeof site !== 'string') throw site.error
      const body = { lines: some.map(({ line }) => line), brandTerminalId: site }
      const answer = await scope.call(skuPrices, { body }, { quiet: true })
      // Answers are in the order of the lines, without those of unknown SKUs.
      let at = 0
      for (const { line, resolve } of some)
        resolve(answer[at]?.skuId === line.skuId ? answer[at++] : undefined)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }

  const priced = (line: Line) =>
    new Promise<SkuAmount | undefined>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void flush())
      waiting.push({ line, resolve, reject })
    })

  async function load(skuId: string, quantity: number | undefined) {
    const first = await priced({ skuId, quantity: quantity ?? 1 })
    const least = first?.minQuantity ?? 1
    return quantity === undefined && least > 1 ? priced({ skuId, quantity: least }) : first
  }

  return {
    /** @param quantity in pieces; default: the smallest order */
    one(skuId: string, quantity: number | undefined) {
      const key = `${skuId} ${quantity}`
      const found = known.get(key) ?? resource(() => load(skuId, quantity))
      known.set(key, found)
      return found
    },
  }
})
