import { atom, onMount, type ReadableAtom } from 'nanostores'
import { asCallError } from '../../core/api/call-error'
import { noteDrawn } from '../../core/store/drawing'
import type { ResourceState } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { goodsByIds, type Goods } from './goods.contract'

const atOnce = 500

/** Reference to a product: its id, otherwise the code of one of its SKUs. */
export type GoodsName = { goodsId?: string | undefined; skuCode?: string | undefined }

const codeMark = 'sku:'
/** Returns the key of a product in this store; empty without an id or code. */
export const goodsKey = ({ goodsId, skuCode }: GoodsName) =>
  goodsId || (skuCode?.trim() ? codeMark + skuCode.trim() : '')
/** `ready` without goods: the shop does not have the product. */
export type GoodsState = ResourceState<Goods | undefined>

/**
 * Goods by id for all small elements and blocks of a page. Ids requested in the same task share one request. All
 * reload for another reader, because prices and names differ.
 */
export const goodsOf = shared('goods', (scope) => {
  const known = new Map<string, ReturnType<typeof atom<GoodsState>>>()
  const watched = new Set<string>()
  /** Latest request of each id; answers to earlier requests are dropped. */
  const underWay = new Map<string, object>()
  let wanted = new Set<string>()
  let flushing: Promise<void> | undefined

  async function ask(ids: string[]) {
    const mine = {}
    for (const id of ids) {
      underWay.set(id, mine)
      known.get(id)?.set({ status: 'loading', value: known.get(id)?.get().value })
    }
    function settle(state: (id: string) => GoodsState) {
      for (const id of ids) {
        if (underWay.get(id) !== mine) continue
        underWay.delete(id)
        known.get(id)?.set(state(id))
      }
    }
    try {
      const codes = ids.filter((id) => id.startsWith(codeMark)).map((id) => id.slice(codeMark.length))
      const body = {
        idList: ids.filter((id) => !id.startsWith(codeMark)),
        ...(codes.length > 0 && { skuCodeList: codes }),
        brandTerminalId: await siteOf(scope).id(),
      }
      const goods = await scope.call(goodsByIds, { body }, { quiet: true })
      settle((id) => ({
        status: 'ready',
        value: goods.find((each) => each.id === id || codeMark + each.skuItemDefault.skuCode === id),
      }))
    } catch (error) {
      settle(() => ({ status: 'failed', error: asCallError(error) }))
    }
  }

  async function flush() {
    const ids = [...wanted]
    wanted = new Set()
    for (let from = 0; from < ids.length; from += atOnce) await ask(ids.slice(from, from + atOnce))
  }

  function want(id: string) {
    if (wanted.size === 0) flushing = Promise.resolve().then(flush)
    wanted.add(id)
  }

  const again = () => watched.forEach(want)
  noteDrawn<[key: string, goods: Goods][]>({
    value: () =>
      [...known].flatMap(([key, { value }]): [string, Goods][] => (value?.value ? [[key, value.value]] : [])),
    set(goods) {
      for (const [key, value] of goods) open(key).set({ status: 'ready', value })
    },
    underWay: () => flushing,
    again,
    failure: () =>
      [...known.values()].flatMap(({ value }) => (value?.status === 'failed' ? value.error : []))[0],
  })

  scope.$reader.listen(() => {
    underWay.clear()
    for (const $goods of known.values()) $goods.set({ status: 'loading' })
    again()
  })

  function open(id: string) {
    const found = known.get(id)
    if (found) return found
    const $goods = atom<GoodsState>({ status: 'loading' })
    known.set(id, $goods)
    onMount($goods, () => {
      watched.add(id)
      if ($goods.get().status !== 'ready' && !underWay.has(id)) want(id)
      return () => watched.delete(id)
    })
    return $goods
  }

  return {
    /** Returns one product by its key; loads it while it has listeners. */
    one: (id: string): ReadableAtom<GoodsState> => open(id),
    /** Returns the loaded states without a request; empty if one of them is missing. */
    drawn(ids: readonly string[]): readonly GoodsState[] {
      const states = ids.flatMap((id) => known.get(id)?.value ?? [])
      return states.length === ids.length && states.every(({ status }) => status === 'ready') ? states : []
    },
    /** Reloads all failed goods in one request. */
    reload() {
      for (const id of watched) if (known.get(id)?.value?.status === 'failed') want(id)
    },
  }
})
