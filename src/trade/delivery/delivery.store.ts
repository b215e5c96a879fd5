import { atom, onMount, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { unlessBug } from '../../core/api/call-error'
import type { Data } from '../../core/api/endpoint'
import { nullIfMissing } from '../../core/api/missing'
import { shared } from '../../core/host/scope'
import { storedForReader } from '../../session/sign-in/reader-storage'
import { hasFeature } from '../../site/brand-site/features.store'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { mostPromised, promiseDelivery, type DeliveryPromise } from './delivery.contract'

type DeliveryPlace = Pick<Data<typeof promiseDelivery>, 'region' | 'today'>
/** Delivery promise. Undefined before it loads, null without a promise from the shop. */
type Promised = (DeliveryPlace & { promise: DeliveryPromise }) | null | undefined

const destination = z.object({ addressId: z.optional(z.string()), regionCode: z.optional(z.string()) })
/** Destination that the reader chose: an address of the company, or a region. */
export type DeliverTo = z.output<typeof destination>
const unchosen: DeliverTo = {}

export type Wanted = {
  skuId: string
  /** Default: the smallest order. */
  quantity?: number | undefined
  /** Default: the buyer's own address, otherwise the region of most orders. */
  addressId?: string | undefined
}

/** Collection window in milliseconds. Requests from lines that mount within it are sent together. */
const moment = 30

const keyOf = ({ skuId, quantity, addressId }: Wanted) => `${addressId ?? ''} ${skuId} ${quantity ?? ''}`

/**
 * Shared delivery promises of a page. Requests made close together are batched, and repeated for another user. Failed
 * requests are not retried because promises are optional.
 */
export const deliveryOf = shared('delivery', (scope) => {
  const known = new Map<string, ReturnType<typeof atom<Promised>>>()
  const watched = new Map<string, Wanted>()
  let waiting = new Map<string, Wanted>()
  let offered = true
  const to = storedForReader(scope, 'deliver-to', { version: 1, shape: destination, initial: unchosen })
  const $region = atom('')

  async function ask(lines: readonly Wanted[], addressId: string | undefined) {
    const reader = scope.$reader.get()
    const chosen = addressId === undefined ? to.$value.get() : { addressId }
    const body = {
      brandTerminalId: await siteOf(scope).id(),
      lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
      ...chosen,
    }
    if (!(await hasFeature(scope, 'arrivals'))) return
    const answer = await nullIfMissing(scope.call(promiseDelivery, { body }, { quiet: true }))
    const isChosen = addressId === undefined && Object.keys(chosen).length > 0
    // The chosen address was deleted in the meantime.
    if (!answer && isChosen) return to.set(unchosen)
    // A shop without this endpoint is not called again.
    if (!answer) return void (offered = addressId !== undefined)
    if (reader !== scope.$reader.get() || (addressId === undefined && chosen !== to.$value.get())) return
    const { promises, ...rest } = answer
    if (addressId === undefined) $region.set(rest.region)
    const found = new Map(promises.map((promise) => [keyOf({ ...promise, addressId }), promise]))
    for (const line of lines) {
      const key = keyOf(line)
      const promise = found.get(key)
      known.get(key)?.set(promise ? { ...rest, promise } : null)
    }
  }

  async function flush() {
    const all = [...waiting.values()]
    waiting = new Map()
    for (const addressId of new Set(all.map((line) => line.addressId))) {
      const lines = all.filter((line) => line.addressId === addressId)
      for (let from = 0; from < lines.length && offered; from += mostPromised)
        await ask(lines.slice(from, from + mostPromised), addressId).catch(unlessBug)
    }
  }

  function want(line: Wanted) {
    if (!offered) return
    if (waiting.size === 0) setTimeout(flush, moment)
    waiting.set(keyOf(line), line)
  }
  const again = () => watched.forEach(want)
  scope.$reader.listen(() => {
    // Another user must not see the previous user's promises.
    for (const $promised of known.values()) $promised.set(undefined)
    $region.set('')
    again()
  })

  to.$value.listen(() => {
    for (const [key, $promised] of known) if (!watched.has(key)) $promised.set(undefined)
    again()
  })

  return {
    /** Chosen destination. Without one: the buyer's own address, otherwise the region of most orders. */
    $to: to.$value,
    deliverTo: to.set,
    /** Name of the destination's region. Empty before the first answer. */
    $region,
    /** Returns the promise of a line. It loads while the store has listeners. */
    one(line: Wanted): ReadableAtom<Promised> {
      const key = keyOf(line)
      const found = known.get(key)
      if (found) return found
      const $promised = atom<Promised>()
      known.set(key, $promised)
      onMount($promised, () => {
        watched.set(key, line)
        if (!$promised.get()) want(line)
        return () => watched.delete(key)
      })
      return $promised
    },
  }
})
