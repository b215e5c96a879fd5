import { atom, computed } from 'nanostores'
import { isMissing, nullIfMissing } from '../../../core/api/missing'
import { yes } from '../../../core/api/shapes'
import { resource } from '../../../core/store/resource'
import { safeUrl } from '../../../core/address/safe-url'
import type { Scope } from '../../../core/host/scope'
import { siteCustomerService } from '../../../site/customer-service/site-customer-service.contract'
import { siteOf } from '../../../site/brand-site/brand-site.store'
import { cartOf } from '../../../trade/cart/cart.store'
import { goodsDetail, goodsPage, recommendedGoods, type GoodsDetail, type Sku } from '../goods.contract'
import { openReviews } from '../../reviews/reviews.store'
import { piecesOf } from '../larger-unit'
import { mostOf, saleable } from '../saleable'
import { shownUnit, unitsOf } from '../shown-unit'
import { wholeUnits } from '../whole-units'
import { openSkuAmounts, type ChosenLine } from '../sku-amounts.store'
import { fits, manySkus, matrixOf, openDimensions, type Wanted } from './sku-choice'

const similarAtMost = 6

/** Opens one product with its choice of sizes, prices and related goods. */
export function openGoodsDetail(scope: Scope, goodsId: string) {
  const $wanted = atom<Wanted>(new Map())
  const $quantities = atom<ReadonlyMap<string, number>>(new Map())
  const $touched = atom<string | undefined>(undefined)
  const $unit = atom<string | undefined>(undefined)
  const $adding = atom(false)
  /** Reasons why the server left SKUs out, by SKU id, until another quantity is chosen. */
  const $refused = atom<ReadonlyMap<string, string>>(new Map())

  /** Loads the product; null: the shop does not have it. */
  const detail = resource(
    async (signal) => {
      const query = { brandTerminalId: await siteOf(scope).id() }
      return nullIfMissing(
        scope.call(goodsDetail, { path: { id: goodsId }, query }, { signal, quiet: isMissing }),
      )
    },
    [scope.token.$token, scope.$locale],
    undefined,
    begin,
  )

  /** Initializes the choice: the only size is chosen; of many sizes some are shown. */
  function begin(goods: GoodsDetail | null) {
    if (!goods || $touched.get() !== undefined) return
    const [only, ...others] = goods.skuList
    $touched.set(goods.skuItemDefault.skuId)
    if (only && others.length === 0 && saleable(only)) $quantities.set(new Map([[only.id, only.minQuantity]]))
    const [first] = openDimensions(goods)
    const value = goods.skuList.find(({ id }) => id === goods.skuItemDefault.skuId)?.spec[first?.name ?? '']
    if (first && value && goods.skuList.length >= manySkus && !matrixOf(goods))
      $wanted.set(new Map([[first.name, value]]))
  }

  const $lines = computed(
    [detail.$state, $quantities, $unit],
    ({ value }, quantities, unitId): ChosenLine[] => {
      if (!value) return []
      const unit = shownUnit(value, unitId)
      return value.skuList.flatMap(({ id }) => {
        const quantity = quantities.get(id) ?? 0
        return quantity > 0 ? [{ skuId: id, goodsId, quantity, unit }] : []
      })
    },
  )

  /** Chosen sizes whose quantity exceeds the stock. */
  const $short = computed([detail.$state, $lines], ({ value }, lines) =>
    lines.flatMap((line) => {
      const sku = value?.skuList.find(({ id }) => id === line.skuId)
      return sku && piecesOf(line) > (mostOf(sku) ?? Infinity) ? [sku] : []
    }),
  )

  /** Removes added lines from the choice. @param added lines that are removed unless their quantity changed meanwhile */
  function forget(added: readonly ChosenLine[]) {
    const quantities = new Map($quantities.get())
    for (const { skuId, quantity } of added) if (quantities.get(skuId) === quantity) quantities.delete(skuId)
    $quantities.set(quantities)
  }

  /** SKUs that match the wanted values, and those already chosen. */
  const $shown = computed([detail.$state, $wanted, $quantities], ({ value }, wanted, quantities) =>
    (value?.skuList ?? []).filter((sku) => fits(sku, wanted) || (quantities.get(sku.id) ?? 0) > 0),
  )

  /** SKU of the price box: the last touched one. */
  const $current = computed(
    [detail.$state, $touched],
    ({ value }, touched) => value?.skuList.find(({ id }) => id === touched) ?? value?.skuList[0],
  )

  const $categoryId = computed(detail.$state, ({ value }) => value?.crumbs.at(-1)?.id)
  const similar = resource(
    async (signal) => {
      const categoryId = $categoryId.get()
      if (categoryId === undefined) return []
      const body = { brandTerminalId: await siteOf(scope).id(), categoryId, sort: 'sales' as const }
      const found = await scope.call(goodsPage, { body }, { signal, quiet: true })
      return found.content.filter(({ id }) => id !== goodsId).slice(0, similarAtMost)
    },
    [$categoryId, scope.token.$token],
  )

  const $known = computed(detail.$state, ({ value }) => value?.id)
  const related = resource(
    async (signal) => {
      if ($known.get() === undefined) return []
      const query = { brandTerminalId: await siteOf(scope).id() }
      const found = await scope.call(
        recommendedGoods,
        { path: { id: goodsId }, query },
        { signal, quiet: true },
      )
      return found.slice(0, similarAtMost)
    },
    [$known, scope.token.$token],
  )

  /** Contact for goods that cannot be bought: the site's chat, otherwise its telephone. */
  const enquiry = resource(async (signal) => {
    const query = { brandTerminalId: await siteOf(scope).id() }
    const { state, chatUrl, phone } = await scope.call(
      siteCustomerService,
      { query },
      { signal, quiet: true },
    )
    const chat = state === yes && chatUrl ? safeUrl(chatUrl, 'link', scope.settings.api) : ''
    return { chat, phone }
  })

  return {
    detail,
    similar,
    related,
    reviews: openReviews(scope, goodsId),
    enquiry,
    $wanted,
    $quantities,
    $lines,
    $shown,
    $current,
    /** Id of the unit for orders and prices; undefined: the default unit. */
    $unit,
    $short,
    $refused,
    $adding,
    ...openSkuAmounts(scope, $lines),
    /** Selects a value of a dimension, or deselects it if it is selected. */
    want(name: string, value: string) {
      const wanted = new Map($wanted.get())
      if (wanted.get(name) === value) wanted.delete(name)
      else wanted.set(name, value)
      $wanted.set(wanted)
      const first = detail.$state.get().value?.skuList.find((sku) => fits(sku, wanted))
      if (first) $touched.set(first.id)
    },
    /** Changes the order unit. Chosen quantities are converted and rounded up to whole units. */
    setUnit(goods: GoodsDetail, itemId: string) {
      const before = shownUnit(goods, $unit.get())
      const next = shownUnit(goods, itemId)
      const quantities = goods.skuList.flatMap((sku): [string, number][] => {
        const pieces = ($quantities.get().get(sku.id) ?? 0) * before.ratio
        if (pieces === 0) return []
        return [[sku.id, wholeUnits(pieces, sku, next.ratio)]]
      })
      $unit.set(itemId)
      $quantities.set(new Map(quantities))
    },
    /** Changes to the default unit. @param pieces new quantity of the size, if it is chosen */
    orderInPieces(goods: GoodsDetail, sku: Sku, pieces: number) {
      const wanted = $quantities.get().get(sku.id)
      this.setUnit(goods, unitsOf(goods)[0]?.itemId ?? '')
      if (wanted) this.setQuantity(sku, pieces)
    },
    /** @param quantity in the chosen unit, already rounded to minimum and step; 0: not chosen */
    setQuantity(sku: Sku, quantity: number) {
      if ($refused.get().size > 0) $refused.set(new Map([...$refused.get()].filter(([id]) => id !== sku.id)))
      $quantities.set(new Map($quantities.get()).set(sku.id, quantity))
      $touched.set(sku.id)
    },
    /**
     * Adds all chosen and available sizes to the cart in one request. Added sizes are deselected, so that a second press
     * does not order them twice; the rest stays chosen.
     * @param from the pressed element
     * @returns whether any of it is available
     */
    async add(from?: EventTarget): Promise<boolean> {
      if ($adding.get()) return true
      const short = new Set($short.get().map(({ id }) => id))
      const lines = $lines.get().filter(({ skuId }) => !short.has(skuId))
      if (lines.length === 0) return false
      $adding.set(true)
      const { outcome, skipped } = await cartOf(scope).addList(lines, { from, leftOut: short.size })
      const left = new Set(skipped.map(({ skuId }) => skuId))
      $refused.set(new Map(skipped.map(({ skuId, reason }) => [skuId, reason])))
      if (outcome !== 'refused') forget(lines.filter(({ skuId }) => !left.has(skuId)))
      $adding.set(false)
      return true
    },
  }
}

export type GoodsDetailStore = ReturnType<typeof openGoodsDetail>
