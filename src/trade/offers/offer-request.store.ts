import type { Locale } from '../../core/locale'
import { skuWords } from '../../catalogue/goods/spec-words'
import { atom, computed } from 'nanostores'
import { isCallError, type CallError } from '../../core/call-error'
import type { Data } from '../../core/endpoint'
import type { UrlState } from '../../core/url-state'
import { resource } from '../../core/resource'
import type { Scope } from '../../core/scope'
import { getCart, type CartLine } from '../cart/cart.contract'
import { typedLine, type DraftLine, type DraftSaid } from './offer-draft'
import { offerDraftOf } from './offer-draft.store'
import { faultsOf, priceTyped, quantityTyped, type LineFaults } from './offer-line-faults'
import { addOffer } from './offers.contract'

type Sent = Data<typeof addOffer>
/** A row that is shown; `cart`: it stands in the cart, which alone changes its quantity. */
export type RequestRow = DraftLine & { cart?: CartLine }

const chosen = ({ groups }: Data<typeof getCart>): CartLine[] =>
  groups.flatMap(({ lines }) => lines).filter(({ checked }) => checked === 10)

const fromCart = (line: CartLine, targetPrice: string, locale: Locale): RequestRow => ({
  key: line.id,
  skuId: line.skuId,
  goodsId: line.goodsId,
  name: line.goodsName,
  spec: skuWords(line, locale),
  image: line.image,
  quantity: String(line.quantity),
  unit: line.unitName,
  targetPrice,
  cart: line,
})

const typedFields = (line: DraftLine) => ({
  ...(line.skuId
    ? { skuId: line.skuId, goodsPriceUnit: line.goodsPriceUnit }
    : { name: line.name.trim(), unit: line.unit.trim() }),
  quantity: quantityTyped(line.quantity) ?? 0,
  targetPrice: priceTyped(line.targetPrice) ?? undefined,
})

/** Asking for prices of the cart's selected lines (`?cart=chosen`), and of what stands in the draft. */
export function openOfferRequest(scope: Scope, urlState: UrlState) {
  const draft = offerDraftOf(scope)
  const $withCart = computed(urlState.$query, ({ cart }) => cart === 'chosen')
  /** Rows were looked at: what is wrong with them is said. */
  const $tried = atom(false)
  const $sent = atom<Sent | undefined>(undefined)
  /** The connection was cut: nobody knows whether it arrived. */
  const $unknown = atom(false)

  const cart = resource(
    async (signal) => ($withCart.get() ? chosen(await scope.call(getCart, {}, { signal, quiet: true })) : []),
    [$withCart, scope.token.$token],
  )

  const $rows = computed(
    [cart.$state, draft.$draft, scope.$locale],
    ({ value = [] }, { lines, targets, without }, locale): RequestRow[] => [
      ...value
        .filter(({ id }) => !without.includes(id))
        .map((line) => fromCart(line, targets[line.id] ?? '', locale)),
      ...lines,
    ],
  )
  const $faults = computed(
    [$rows, $tried],
    (rows, tried): ReadonlyMap<string, LineFaults> =>
      new Map(tried ? rows.map((row) => [row.key, faultsOf(row)]) : []),
  )

  return {
    cart,
    draft,
    $withCart,
    $rows,
    $faults,
    $sent,
    $unknown,
    takeCart() {
      draft.change({ without: [] })
      urlState.setQuery({ cart: 'chosen' }, { replace: true })
    },
    addTyped: () => draft.change({ lines: [...draft.$draft.get().lines, typedLine()] }),
    change(row: RequestRow, patch: Partial<DraftLine>) {
      if (!row.cart) return draft.changeLine(row.key, patch)
      const { targets } = draft.$draft.get()
      if (patch.targetPrice !== undefined)
        draft.change({ targets: { ...targets, [row.key]: patch.targetPrice } })
    },
    leaveOut(row: RequestRow) {
      if (row.cart) draft.change({ without: [...draft.$draft.get().without, row.key] })
      else draft.drop(row.key)
    },
    /** Whether all rows can be sent; from now on what is wrong is said at each. */
    looksGood(): boolean {
      $tried.set(true)
      return $rows.get().every((row) => Object.keys(faultsOf(row)).length === 0)
    },
    /** @throws CallError: everything that was typed stays */
    async send(said: Partial<DraftSaid>) {
      const rows = $rows.get()
      const inCart = rows.filter((row) => row.cart)
      const body = {
        ...said,
        cartIdList: inCart.map(({ key }) => key),
        targets: inCart.flatMap(({ key, targetPrice }) => {
          const price = priceTyped(targetPrice)
          return price ? [{ cartId: key, targetPrice: price }] : []
        }),
        lines: rows.filter((row) => !row.cart).map(typedFields),
      }
      if (!draft.$draft.get().key) draft.change({})
      const idempotencyKey = `offer-${draft.$draft.get().key}`
      const quiet = ({ kind }: CallError) => kind === 'network'
      try {
        const sent = await scope.call(addOffer, { body }, { idempotencyKey, quiet })
        $unknown.set(false)
        $tried.set(false)
        draft.sent()
        urlState.setQuery({ cart: '' }, { replace: true })
        $sent.set(sent)
      } catch (error) {
        $unknown.set(isCallError(error) && error.kind === 'network')
        throw error
      }
    },
  }
}

export type OfferRequest = ReturnType<typeof openOfferRequest>
