import { atom, computed } from 'nanostores'
import * as z from 'zod/mini'
import { actions } from '../../core/actions'
import { noteDrawn } from '../../core/drawing'
import { CallError, isCallError } from '../../core/call-error'
import type { Data } from '../../core/endpoint'
import { turns } from '../../core/in-turn'
import { speaker } from '../../core/messages'
import { randomKey } from '../../core/random-key'
import { mostPieces, no } from '../../core/shapes'
import { shared } from '../../core/scope'
import { askThen, tell } from '../../core/tell'
import { $storageRefused, stored } from '../../core/storage'
import { larger, piecesOf, unitNamed } from '../../catalogue/goods/larger-unit'
import { sessionOf } from '../../session/sign-in/session.store'
import { siteOf } from '../../site/brand-site/brand-site.store'
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

/** What somebody wants, in pieces or in the unit that is named. */
export type CartWish = {
  skuId: string
  goodsId?: string | undefined
  quantity: number
  unit?: { itemId: string; ratio: number } | undefined
}
/** As the server is asked for it, which alone knows how many pieces that are. */
const askedFor = ({ unit, ...line }: CartWish): GuestLine => ({ ...line, ...unitNamed(unit) })
/** As the page is told. */
const toldAs = (wish: CartWish) => ({ ...wish, quantity: piecesOf(wish), unit: larger(wish.unit) })
/** As a visitor's cart counts it. */
function inPieces(wish: CartWish): GuestLine {
  const { unit, quantity, ...line } = toldAs(wish)
  return { ...line, quantity: Math.min(mostPieces, quantity), orderUnitId: unit?.itemId }
}

/** Says what is said so rarely that its words come only then. */
const tellLater = (tell: (toasts: typeof import('./guest-cart-toasts')) => void) =>
  void import('./guest-cart-toasts').then(tell, () => {})

export type AddOutcome = 'added' | 'kept' | 'refused'
/** What became of many lines, and which of them the server left out. */
export type Added = { outcome: AddOutcome; skipped: Data<typeof addToCart>['skipped'] }
type AddOptions = {
  /** The element that was pressed; the event starts there. */
  from?: EventTarget | undefined
  /** Stands for exactly these lines: with the same key they go in once, however often they are sent. */
  key?: string
  /** Lines that the caller left out because they cannot be ordered; they are told with those of the server. */
  leftOut?: number
}

/**
 * The cart as every element of a site sees it: its count, and the one way to put something in. A visitor's
 * lines stay in this browser and are merged after login.
 */
export const cartOf = shared('cart', (scope) => {
  const { $memberId } = sessionOf(scope)
  const $guest = stored(scope, 'guest-cart', {
    version: 1,
    shape: guestCartShape,
    initial: emptyGuestCart,
  })
  // Read as: the cart on the server changed. What this tab tells itself needs no second question.
  const $changed = stored(scope, 'cart-changed', { version: 1, shape: z.string(), initial: '' })
  const $onServer = atom<number | undefined>(undefined)
  const $count = computed(
    [$memberId, $guest, $onServer],
    (me, guest, onServer = 0) => onServer + countOf(guest, me),
  )
  const say = () => speaker(cartMessages, scope.$locale.get())
  // What this tab does to the cart is done in turn: no answer overtakes a newer one.
  const turn = turns()
  /** Whose turn comes in another session than it was asked for in, is not done any more. */
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
      const { totalCount } = await scope.call(cartCount, {}, { quiet: true })
      if (mine === latest) $onServer.set(totalCount)
    } catch {
      // The last number known stays on the badge.
    }
  }
  /** After what is under way, but in nobody's way. */
  const refresh = () => (asking ??= turn(async () => {}).then(count))

  /**
   * Told by whatever changed the cart on the server.
   * @param totalCount from an answer in its turn; without it the server is asked
   */
  function changed(totalCount?: number) {
    if (totalCount === undefined) void refresh()
    else {
      latest += 1
      $onServer.set(totalCount)
    }
    telling = true
    $changed.set(randomKey())
    telling = false
  }

  const sendLines = (skuGoodsList: GuestLine[], idempotencyKey: string) =>
    inTurn(() => scope.call(addToCart, { body: { shopCarBizType: 10, skuGoodsList } }, { idempotencyKey }))

  /** Lines that may be in the cart or not, and nobody knows any more: the buyer sees for himself. */
  function dropForgotten(me: string) {
    const forgotten = batchesOf($guest.get(), me).filter((batch) => isForgotten(batch, Date.now()))
    if (forgotten.length === 0) return
    for (const { key } of forgotten) $guest.change((cart) => withoutBatch(cart, key))
    tellLater(({ tellForgotten }) => tellForgotten(scope))
  }

  /** Brings what waits to the buyer whose it is; it is dropped here only after the server said yes. */
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
        // Another tab may have been first, and this be the answer that it got.
        void refresh()
        tellLater(({ tellMerged }) => tellMerged(scope, lines.length - skipped.length, skipped.length))
      } catch (error) {
        if (!isCallError(error)) throw error
        // They stay for the next attempt, under their key.
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
    if (!scope.token.$token.get()) {
      const site = siteOf(scope)
      await site
        .id()
        .then(site.currencyRead)
        .catch(() => {})
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
      // The session was lost on the way, and perhaps the answer: what was chosen is kept for this buyer's next login.
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
  // Another token is another cart.
  function begin(token: string) {
    $onServer.set(undefined)
    if (token) asked = refresh()
  }
  if (!drawn) begin(scope.token.$token.get())
  scope.token.$token.listen(begin)
  $memberId.subscribe((me) => me && void merge(me))
  $changed.listen(() => telling || void refresh())
  $count.listen((count) => tell('trade-cart-change', { count }))

  return {
    $count,
    /** Lines that wait for the visitor's login. */
    $guest,
    /** A token that differs each time the cart on the server changed, in any tab. */
    $changed,
    changed,
    inTurn,
    refresh,
    /**
     * Puts goods into the cart. A host may refuse with `trade-before-add-to-cart`.
     * @param from the element that was pressed; the event starts there
     */
    add: async (lines: readonly CartWish[], from?: EventTarget): Promise<AddOutcome> =>
      (await put(lines, { from })).outcome,
    /** The same for lists, at most 1,000 lines, telling what was left out. */
    addList: put,
  }
})
