import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { actions } from '../../core/actions'
import { isCallError } from '../../core/call-error'
import type { Data } from '../../core/endpoint'
import { askThen, tell } from '../../core/events'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import { shared } from '../../core/scope'
import { $storageRefused, stored } from '../../core/storage'
import { sessionOf } from '../../session/sign-in/session.store'
import { addToCart, cartCount } from './cart.contract'
import { cartMessages } from './cart.messages'
import { countOf, emptyGuestCart, guestCartShape, withLines, type GuestLine } from './guest-cart'

export type AddOutcome = 'added' | 'kept' | 'refused'
/** What became of many lines, and which of them the server left out. */
export type Added = { outcome: AddOutcome; skipped: Data<typeof addToCart>['skipped'] }
type AddOptions = {
  /** The element that was pressed; the event starts there. */
  from?: EventTarget | undefined
  /** Stands for exactly these lines: with the same key they go in once, however often they are sent. */
  key?: string
}

/**
 * The cart as every element of a site sees it: its count, and the one way to put something in. A visitor's
 * lines stay in this browser and are merged after login.
 */
export const cartOf = shared('cart', (scope) => {
  const { $session } = sessionOf(scope)
  const $guest = stored(scope.site, 'guest-cart', {
    version: 1,
    shape: guestCartShape,
    initial: emptyGuestCart,
  })
  const $member = computed($session, ({ state }) => state === 'member')
  // Read as: the cart on the server changed. What this tab tells itself needs no second question.
  const $changed = stored(scope.site, 'cart-changed', { version: 1, shape: z.string(), initial: '' })
  const $onServer = atom<number | undefined>(undefined)
  const $count = computed([$member, $guest, $onServer], (member, guest, onServer) =>
    member ? (onServer ?? 0) + countOf(guest) : countOf(guest),
  )
  const say = () => speaker(cartMessages, scope.$locale.get())
  let merging: Promise<void> | undefined
  let telling = false

  async function refresh() {
    if (!$member.get()) return
    try {
      const { totalCount } = await scope.call(cartCount, {}, { quiet: true })
      $onServer.set(totalCount)
    } catch {
      // The last number known stays on the badge.
    }
  }

  /** Told by whatever changed the cart on the server. */
  function changed(totalCount: number) {
    $onServer.set(totalCount)
    telling = true
    $changed.set(randomKey())
    telling = false
  }

  /** Brings a visitor's lines to the server; they are dropped here only after the server said yes. */
  async function merge() {
    const { key, lines } = $guest.get()
    if (lines.length === 0) return
    try {
      const answer = await scope.call(
        addToCart,
        { body: { shopCarBizType: 10, skuGoodsList: lines } },
        { idempotencyKey: key },
      )
      if ($guest.get().key === key) $guest.set(emptyGuestCart)
      changed(answer.totalCount)
      const { length } = answer.skipped
      if (length > 0) scope.notices.toast('warning', say()('skipped', { n: length }))
    } catch (error) {
      // Lines stay for the next attempt; a refusal of the whole list is the server's word and is shown by the client.
      if (isCallError(error) && error.kind === 'business') $guest.set({ ...$guest.get(), key: randomKey() })
    }
  }

  function keepForLater(lines: GuestLine[]): Added {
    $guest.set(withLines($guest.get(), lines))
    scope.notices.toast('warning', say()('logIn'))
    if ($storageRefused.get()) scope.notices.notice('warning', say()('notKept'))
    actions.openLogin?.(scope)
    return { outcome: 'kept', skipped: [] }
  }

  const refused: Added = { outcome: 'refused', skipped: [] }

  async function put(lines: GuestLine[], { from, key = randomKey() }: AddOptions): Promise<Added> {
    if (lines.length === 0 || lines.some(({ quantity }) => !(quantity >= 1))) {
      scope.notices.toast('warning', say()('badLines'))
      return refused
    }
    let added = refused
    await askThen(
      'trade-before-add-to-cart',
      { lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })) },
      async () => (added = await send(lines, key)).outcome,
      (reason) => {
        if (reason) scope.notices.toast('warning', reason)
        return 'refused'
      },
      from,
    )
    return added
  }

  async function send(lines: GuestLine[], key: string): Promise<Added> {
    if (!scope.token.$token.get()) return keepForLater(lines)
    try {
      const answer = await scope.call(
        addToCart,
        { body: { shopCarBizType: 10, skuGoodsList: lines } },
        { idempotencyKey: key },
      )
      changed(answer.totalCount)
      const { skipped } = answer
      if (skipped.length > 0) scope.notices.toast('warning', say()('skipped', { n: skipped.length }))
      else scope.notices.toast('success', say()('added'))
      return { outcome: 'added', skipped }
    } catch (error) {
      if (!isCallError(error) || error.kind !== 'unauthorized') return refused
      // The session was lost on the way: what was chosen is kept for after the login.
      $guest.set(withLines($guest.get(), lines))
      return { outcome: 'kept', skipped: [] }
    }
  }

  $member.subscribe((member) => {
    if (!member) return $onServer.set(undefined)
    merging ??= merge().finally(() => (merging = undefined))
    void merging.then(refresh)
  })
  $changed.listen(() => telling || void refresh())
  $count.listen((count) => tell('trade-cart-change', { count }))

  return {
    $count,
    /** Lines that wait for the visitor's login. */
    $guest,
    /** A token that differs each time the cart on the server changed, in any tab. */
    $changed,
    changed,
    refresh,
    /**
     * Puts goods into the cart. A host may refuse with `trade-before-add-to-cart`.
     * @param from the element that was pressed; the event starts there
     */
    add: async (lines: GuestLine[], from?: EventTarget): Promise<AddOutcome> =>
      (await put(lines, { from })).outcome,
    /** The same for lists, at most 1,000 lines, telling what was left out. */
    addList: put,
  }
})
