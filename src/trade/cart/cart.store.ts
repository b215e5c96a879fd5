import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { actions } from '../../core/host/actions'
import { noteDrawn } from '../../core/store/drawing'
import { CallError, isCallError } from '../../core/api/call-error'
import type { Data } from '../../core/api/endpoint'
import { turns } from '../../core/store/in-turn'
import { speaker } from '../../core/language/messages'
import { randomKey } from '../../core/api/random-key'
import { mostPieces, no } from '../../core/api/shapes'
import { shared } from '../../core/host/scope'
import { askThen, tell } from '../../core/host/tell'
import { $storageRefused, stored } from '../../core/store/storage'
import { larger, piecesOf, unitNamed } from '../../catalogue/goods/larger-unit'
import { sessionOf } from '../../session/sign-in/session.store'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { startOf } from '../../site/start/start.store'
import { addToCart, cartCount } from './add-to-cart.contract'
import { cartMessages } from './cart.messages'
import {
  batchesOf,
  claimed,
  countOf,
  emptyGuestCart,
  guestCartShape,
  isForgotten,
  withBatch,
  withLines,
  withoutBatch,
  withSending,
  type GuestLine,
} from './guest-cart'

/** Requested goods. The quantity is in pieces, or in `unit` if it is set. */
export type CartWish = {
  skuId: string
  goodsId?: string | undefined
  quantity: number
  unit?: { itemId: string; ratio: number } | undefined
}
/** Converts a line to the request format. It retains the unit because only the server knows its current size. */
const askedFor = ({ unit, ...line }: CartWish): GuestLine => ({ ...line, ...unitNamed(unit) })
/** Converts a line to the event format, with the quantity in pieces. */
const toldAs = (wish: CartWish) => ({ ...wish, quantity: piecesOf(wish), unit: larger(wish.unit) })
/** Converts a line to a guest line, with the quantity in pieces. */
function inPieces(wish: CartWish): GuestLine {
  const { unit, quantity, ...line } = toldAs(wish)
  return { ...line, quantity: Math.min(mostPieces, quantity), orderUnitId: unit?.itemId }
}

/** Shows rare toasts. Their messages load on demand. */
const tellLater = (tell: (toasts: typeof import('./guest-cart-toasts')) => void) =>
  void import('./guest-cart-toasts').then(tell, () => {})

export type AddOutcome = 'added' | 'kept' | 'refused'
/** Result of adding lines. `skipped` are the lines that the server left out. */
export type Added = { outcome: AddOutcome; skipped: Data<typeof addToCart>['skipped'] }
type AddOptions = {
  /** Pressed element. The event is dispatched on it. */
  from?: EventTarget | undefined
  /** Idempotency key for these exact lines. Repeated requests with the same key add them once. */
  key?: string
  /** Number of lines that the caller left out as not orderable. The toast adds them to the server's skipped lines. */
  leftOut?: number
}

/**
 * Shared cart of all elements of a site: its count, and the only function that adds goods. Guest lines stay in this
 * browser and are merged after login.
 */
export const cartOf = shared('cart', (scope) => {
  const { $memberId } = sessionOf(scope)
  const $guest = stored(scope, 'guest-cart', {
    version: 1,
    shape: guestCartShape,
    initial: emptyGuestCart,
  })
  // Signals other tabs that the cart on the server changed. The `telling` flag skips this tab's own signals.
  const $changed = stored(scope, 'cart-changed', { version: 1, shape: z.string(), initial: '' })
  const $onServer = atom<number | undefined>(undefined)
  const $count = computed(
    [$memberId, $guest, $onServer],
    (me, guest, onServer = 0) => onServer + countOf(guest, me),
  )
  const say = () => speaker(cartMessages, scope.$locale.get())
  // This tab's cart requests run one after another, so that an old response never replaces a newer one.
  const turn = turns()
  /** Queues work. Rejects it as unauthorized if the session changed before its turn. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const token = scope.token.$token.get()
    return turn(() => {
      if (token !== scope.token.$token.get()) throw new CallError('unauthorized', 401, '')
      return work()
    })
  }
  let asking: Promise<void> | undefined
  let asked: Promise<void> | undefined
  let latest = 0
  let telling = false
  let warned = false

  async function count() {
    asking = undefined
    const mine = ++latest
    if (!scope.token.$token.get()) return
    try {
      // The answer of the page's start is older than any change.
      const atStart = await startOf(scope).partIfAny('cart', cartCount.shapes.data, mine === 1)
      const { totalCount } = atStart || (await scope.call(cartCount, {}, { quiet: true }))
      if (mine === latest) $onServer.set(totalCount)
    } catch {
      // Keep the last known count.
    }
  }
  /** Reloads the count after pending requests without delaying later ones. */
  const refresh = () => (asking ??= turn(async () => {}).then(count))

  /**
   * Records a change of the cart on the server.
   * @param totalCount count from a queued response, without it the count is reloaded
   */
  function changed(totalCount?: number) {
    latest += 1
    if (totalCount === undefined) void refresh()
    else $onServer.set(totalCount)
    telling = true
    $changed.set(randomKey())
    telling = false
  }

  const sendLines = (skuGoodsList: GuestLine[], idempotencyKey: string) =>
    inTurn(() => scope.call(addToCart, { body: { shopCarBizType: 10, skuGoodsList } }, { idempotencyKey }))

  /** Drops expired batches that may or may not be in the cart, and asks the buyer to check. */
  function dropForgotten(me: string) {
    const forgotten = batchesOf($guest.get(), me).filter((batch) => isForgotten(batch, Date.now()))
    if (forgotten.length === 0) return
    for (const { key } of forgotten) $guest.change((cart) => withoutBatch(cart, key))
    tellLater(({ tellForgotten }) => tellForgotten(scope))
  }

  /** Sends guest lines to the buyer's cart. They are dropped here only after the server confirms them. */
  async function merge(me: string) {
    $guest.change((cart) => claimed(cart, me))
    dropForgotten(me)
    for (const { key, lines } of batchesOf($guest.get(), me)) {
      if ($memberId.get() !== me) return
      $guest.change((cart) => withSending(cart, key, Date.now()))
      try {
        const { totalCount, skipped } = await sendLines(lines, key)
        $guest.change((cart) => withoutBatch(cart, key))
        changed(totalCount)
        // Another tab may have sent the batch first. The response is then a stored one with an old count.
        void refresh()
        tellLater(({ tellMerged }) => tellMerged(scope, lines.length - skipped.length, skipped.length))
      } catch (error) {
        if (!isCallError(error)) throw error
        // The lines stay for the next attempt with the same key.
      }
    }
  }

  function keepForLater(lines: GuestLine[]): Added {
    $guest.change((cart) => withLines(cart, lines))
    scope.toasts.full('success', say()('kept'), say()('keptText'), {
      label: say()('logIn'),
      act: () => actions.openLogin?.(scope),
    })
    if ($storageRefused.get() && !warned) {
      warned = true
      tellLater(({ tellNotKept }) => tellNotKept(scope))
    }
    return { outcome: 'kept', skipped: [] }
  }

  const refused: Added = { outcome: 'refused', skipped: [] }

  async function put(
    lines: readonly CartWish[],
    { from, key = randomKey(), leftOut = 0 }: AddOptions,
  ): Promise<Added> {
    if (lines.length === 0 || lines.some(({ quantity }) => !(quantity >= 1))) {
      scope.toasts.brief('warning', say()('badLines'))
      return refused
    }
    let added = refused
    await askThen(
      'trade-before-add-to-cart',
      { lines: lines.map(toldAs) },
      async () => (added = await send(lines, key, leftOut)).outcome,
      (reason) => {
        if (reason) scope.toasts.brief('warning', reason)
        return 'refused'
      },
      from,
    )
    return added
  }

  async function send(wishes: readonly CartWish[], key: string, leftOut: number): Promise<Added> {
    const site = siteOf(scope)
    if (!scope.token.$token.get()) await site.currencyRead().catch(() => {})
    // A login during that wait has merged the guest lines already.
    if (!scope.token.$token.get()) {
      if (site.$currency.get().guestCart !== no) return keepForLater(wishes.map(inPieces))
      tellLater(({ tellLogIn }) => tellLogIn(scope))
      return refused
    }
    const lines = wishes.map(askedFor)
    const owner = $memberId.get() ?? ''
    try {
      const { totalCount, skipped } = await sendLines(lines, key)
      changed(totalCount)
      const [first] = skipped
      const n = skipped.length + leftOut
      if (first && n === 1) scope.toasts.brief('warning', first.reason)
      else if (n > 0) scope.toasts.brief('warning', say()('skipped', { n }))
      else scope.toasts.brief('success', say()('added'))
      return { outcome: 'added', skipped }
    } catch (error) {
      if (!isCallError(error) || error.kind !== 'unauthorized') return refused
      // The session expired, and the response may be lost. The lines are stored for this buyer's next login.
      $guest.change((cart) => withBatch(cart, { key, owner, lines, sentAt: Date.now() }))
      return { outcome: 'kept', skipped: [] }
    }
  }

  const drawn = noteDrawn<number>({
    value: () => $onServer.get(),
    set: (count) => $onServer.set(count),
    underWay: () => asked,
    again: refresh,
  })
  // Another token means another cart.
  function begin(token: string) {
    $onServer.set(undefined)
    if (token) asked = refresh()
  }
  if (!drawn) begin(scope.token.$token.get())
  scope.token.$token.listen(begin)
  $memberId.subscribe((me) => me && void merge(me))
  $changed.listen(() => telling || (latest++, void refresh()))
  $count.listen((count) => tell('trade-cart-change', { count }))

  return {
    $count,
    /** Guest cart, waiting for the login. */
    $guest,
    /** Random token that changes with the cart on the server, in any tab. */
    $changed,
    changed,
    inTurn,
    refresh,
    /**
     * Adds goods to the cart. A host can refuse with `trade-before-add-to-cart`.
     * @param from pressed element, the event is dispatched on it
     */
    add: async (lines: readonly CartWish[], from?: EventTarget): Promise<AddOutcome> =>
      (await put(lines, { from })).outcome,
    /** Adds a list of at most 1,000 lines and returns the skipped ones. */
    addList: put,
  }
})
