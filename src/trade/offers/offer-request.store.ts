import type { Locale } from '../../core/language/locale'
import { skuWords } from '../../catalogue/goods/spec-words'
import { atom, computed } from 'nanostores'
import { isCallError, type CallError } from '../../core/api/call-error'
import type { Data } from '../../core/api/endpoint'
import type { UrlState } from '../../core/address/url-state'
import { resource } from '../../core/store/resource'
import type { Scope } from '../../core/host/scope'
import type { Minor } from '../../core/money'
import { skuPrices } from '../../catalogue/goods/goods.contract'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { getCart, type CartLine } from '../cart/cart.contract'
import { typedLine, type DraftLine, type DraftSaid } from './offer-draft'
import { offerDraftOf } from './offer-draft.store'
import { faultsOf, priceTyped, quantityTyped, type LineFaults } from './offer-line-faults'
import { addOffer } from './offers.contract'

type Sent = Data<typeof addOffer>
/** Row of the request. `cart` is set for a cart line, whose quantity only the cart can change. */
export type RequestRow = DraftLine & {
  cart?: CartLine
  /** List price per unit. Undefined if unknown. */
  listPrice?: Minor | undefined
}

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

/** Returns the lines of listed products in the format of the price request. */
const listedIn = (lines: readonly DraftLine[]) =>
  lines.flatMap(({ skuId, quantity, goodsPriceUnit }) =>
    skuId ? { skuId, quantity: quantityTyped(quantity) ?? 1, goodsPriceUnit } : [],
  )

/** Opens a quotation request for the selected cart lines (`?cart=chosen`) and the lines of the draft. */
export function openOfferRequest(scope: Scope, urlState: UrlState) {
  const draft = offerDraftOf(scope)
  const $withCart = computed(urlState.$query, ({ cart }) => cart === 'chosen')
  /** True after the first submit. Rows then show their errors. */
  const $tried = atom(false)
  const $sent = atom<Sent | undefined>(undefined)
  /** True if the connection failed during submit, so that the outcome is unknown. */
  const $unknown = atom(false)

  const cart = resource(
    async (signal) => ($withCart.get() ? chosen(await scope.call(getCart, {}, { signal, quiet: true })) : []),
    [$withCart, scope.token.$token],
  )

  // Serialized, so that a typed target price does not trigger a request.
  const $listed = computed(draft.$draft, ({ lines }) => JSON.stringify(listedIn(lines)))
  /** Current list prices per unit, by SKU id. */
  const prices = resource(
    async (signal): Promise<ReadonlyMap<string, Minor>> => {
      const lines = listedIn(draft.$draft.get().lines)
      if (lines.length === 0) return new Map()
      const body = { lines, brandTerminalId: await siteOf(scope).id() }
      const found = await scope.call(skuPrices, { body }, { signal, quiet: true })
      const quantities = new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]))
      return new Map(
        found.flatMap(({ skuId, amount }) =>
          amount === undefined ? [] : [[skuId, Math.round(amount / (quantities.get(skuId) ?? 1))] as const],
        ),
      )
    },
    [$listed, scope.token.$token],
  )

  const $rows = computed(
    [cart.$state, draft.$draft, scope.$locale, prices.$state],
    ({ value = [] }, { lines, targets, without }, locale, { value: listPrices }): RequestRow[] => [
      ...value
        .filter(({ id }) => !without.includes(id))
        .map((line) => fromCart(line, targets[line.id] ?? '', locale)),
      ...lines.map((line) => ({ ...line, listPrice: listPrices?.get(line.skuId) })),
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
    /** Returns whether all rows are valid. From now on, rows show their errors. */
    looksGood(): boolean {
      $tried.set(true)
      return $rows.get().every((row) => Object.keys(faultsOf(row)).length === 0)
    },
    /** @throws CallError. The form retains all typed values. */
    async send(fields: Partial<DraftSaid>) {
      const rows = $rows.get()
      const inCart = rows.filter((row) => row.cart)
      const body = {
        ...fields,
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
