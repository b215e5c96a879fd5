import { actions } from '../../../src/core/host/actions'
import { memoryUrlState } from '../../../src/core/address/url-state'
import { scopeOf } from '../../../src/core/host/scope'
import { companySwitchOf } from '../../../src/account/organisation/company-switch.store'
import { sessionOf } from '../../../src/session/sign-in/session.store'
import { cartOf, type CartWish } from '../../../src/trade/cart/cart.store'
import { openCartPage, type CartPageStore } from '../../../src/trade/cart/cart-page.store'
import { openGuestPage } from '../../../src/trade/cart/guest-page.store'
import { openCheckout, type CheckoutStore } from '../../../src/trade/checkout/checkout.store'

type Issued = { token: string; userType: number }
type Line = [skuId: string, quantity: number]

/** Runs the kit's stores in a tab, used as its pages use them. It is built into one script, which each tab runs. */
export function openTab() {
  actions.openLogin = () => {}
  const scope = scopeOf()
  const session = sessionOf(scope)
  const cart = cartOf(scope)
  const guest = openGuestPage(scope)
  const shownToasts = new Map<number, string>()
  scope.toasts.$toasts.listen((toasts) => {
    for (const { id, title } of toasts) shownToasts.set(id, title)
  })
  let page: CartPageStore | undefined
  let checkout: CheckoutStore | undefined
  let leave: (() => void)[] = []

  // A new token reloads the cart, as in cart.page.tsx.
  scope.token.$token.subscribe((token) => {
    for (const stop of leave.splice(0)) stop()
    checkout = undefined
    page = token ? openCartPage(scope) : undefined
    if (page) leave.push(page.cart.$state.listen(() => {}))
  })
  session.$session.listen(() => {})
  cart.$count.listen(() => {})
  guest.$lines.listen(() => {})

  /** Returns the buyer's name: empty for a visitor, `?` while unknown. */
  function who() {
    const now = session.$session.get()
    return now.state === 'visitor' ? '' : (now.user?.loginAccount ?? '?')
  }
  const stores = () => page?.lines.$groups.get().flatMap(({ lines }) => lines) ?? []
  const lines = (): Line[] =>
    who()
      ? stores().map(({ $line }) => [$line.get().line.skuId, $line.get().quantity])
      : guest.$lines.get().map(({ skuId, quantity }) => [skuId, quantity])
  const shown = () => checkout?.draft.$state.get().value

  return {
    who,
    /** Returns all messages shown in the tab. */
    shownToasts: () => [...shownToasts.values()],
    lines,
    count: () => cart.$count.get(),
    /** Returns the lines in this browser that are not yet in a cart. */
    waiting: (): Line[] => {
      const { lines: open, sent } = cart.$guest.get()
      return [...open, ...sent.flatMap((batch) => batch.lines)].map(({ skuId, quantity }) => [
        skuId,
        quantity,
      ])
    },
    logIn: (open: () => Promise<Issued>) => session.take(open).catch(() => {}),
    logOut: () => session.logout(),
    /** Returns the id of the account of the session. */
    accountId: () => session.$memberId.get(),
    enterCompany: (id: string) => companySwitchOf(scope).enter({ id, name: '' }),
    add: (skuId: string, quantity: number, unit?: CartWish['unit']) => cart.add([{ skuId, quantity, unit }]),
    change(skuId: string, quantity: number) {
      if (!who()) return guest.change(skuId, quantity)
      const store = stores().find(({ $line }) => $line.get().line.skuId === skuId)
      if (store) page?.change(store.id, quantity)
    },
    async remove(skuId: string) {
      if (!who()) return guest.remove(skuId)
      const ids = stores().flatMap(({ id, $line }) => ($line.get().line.skuId === skuId ? [id] : []))
      if (ids.length) await page?.remove(ids)
    },
    checkOut() {
      checkout = openCheckout(scope, memoryUrlState())
      leave.push(checkout.draft.$state.listen(() => {}))
    },
    /** Returns the SKUs in the open checkout. */
    draft: () => shown()?.groups.flatMap((group) => group.lines.map(({ skuId }) => skuId)) ?? [],
    submit: () => checkout?.submit(),
    /** Returns all data that a page could render. */
    everything: () => JSON.stringify([session.$session.get(), lines(), shown() ?? null]),
  }
}
export type InTab = ReturnType<typeof openTab>
