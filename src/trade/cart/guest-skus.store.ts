import { computed, type ReadableAtom } from 'nanostores'
import { goodsByIds, goodsDetail, type Goods } from '../../catalogue/goods/goods.contract'
import { pictureOf, unitOf } from '../../catalogue/goods/goods-unit'
import type { OrderUnit } from '../../catalogue/goods/order-unit'
import { unitsOf } from '../../catalogue/goods/shown-unit'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import type { GuestLine } from './guest-cart'

/** SKU data from the server. The browser stores none of it. */
export type GuestSku = {
  name: string
  image: string
  skuCode: string
  spec: Record<string, string>
  /** Order units with their sizes in pieces. The first is the default. Empty if sizes are unknown. */
  units: readonly OrderUnit[]
  unit: string
  minQuantity: number
  step: number
}

const atOnce = 500

/** Opens the names, pictures and quantity rules of guest lines, by SKU id. */
export function openGuestSkus(scope: Scope, $lines: ReadableAtom<readonly GuestLine[]>) {
  // Serialized, so that a new quantity does not trigger a request.
  const $wanted = computed($lines, (lines) =>
    JSON.stringify(lines.map(({ skuId, goodsId }) => [skuId, goodsId])),
  )

  async function goodsOfIds(idList: string[], signal: AbortSignal): Promise<Goods[]> {
    const brandTerminalId = await siteOf(scope).id()
    const some = (at: number) => idList.slice(at, at + atOnce)
    const asked = Array.from({ length: Math.ceil(idList.length / atOnce) }, (_, at) =>
      scope.call(goodsByIds, { body: { idList: some(at * atOnce), brandTerminalId } }, { signal }),
    )
    return (await Promise.all(asked)).flat()
  }

  /** Loads all SKUs of a product, for SKUs that its card lacks. Returns an empty list on failure. */
  async function skusOf({ id }: Goods, signal: AbortSignal) {
    try {
      return (await scope.call(goodsDetail, { path: { id }, query: {} }, { signal, quiet: true })).skuList
    } catch {
      return []
    }
  }

  return resource(
    async (signal) => {
      const lines = $lines.get()
      const ids = new Set(lines.flatMap(({ goodsId }) => goodsId ?? []))
      const skus = new Map<string, GuestSku>()
      const wanted = new Set(lines.map(({ skuId }) => skuId))
      const known = await goodsOfIds([...ids], signal)
      const reads = known.map(async (goods) => {
        const { skuItemDefault, goodsName: name, goodsImageShow } = goods
        const common = { name, image: pictureOf(goodsImageShow), unit: unitOf(goods), units: unitsOf(goods) }
        const mine = lines.filter(({ goodsId }) => goodsId === goods.id)
        const others = mine.some(({ skuId }) => skuId !== skuItemDefault.skuId)
        skus.set(skuItemDefault.skuId, { ...common, ...skuItemDefault, spec: {} })
        for (const sku of others ? await skusOf(goods, signal) : [])
          if (wanted.has(sku.id)) skus.set(sku.id, { ...common, ...sku })
      })
      await Promise.all(reads)
      return skus
    },
    [$wanted, scope.$locale],
  )
}
