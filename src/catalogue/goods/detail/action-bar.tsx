import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { useFeature } from '../../../site/brand-site/use-feature'
import { Button } from '../../../ui/button'
import { useHost, useSay } from '../../../ui/host'
import { BuyNowButton } from './buy-now-button'
import { ChosenSum } from '../chosen-sum'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { unitOf } from '../goods-unit'
import { goodsMessages } from '../goods.messages'
import { larger } from '../larger-unit'
import { shownUnit } from '../shown-unit'
import { saleable } from '../saleable'
import { OfferButton } from './offer-button'
import { inUnits } from '../../../core/text/in-units'
import { later } from '../../../ui/later'

// Only for goods that are made to order.
const RequirementButton = later(() => import('./requirement-button'))
const NotForSale = later(() => import('./not-for-sale'))

/** Bar with the chosen quantity of all sizes, their price, and the button that adds them all to the cart. */
export function ActionBar({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const say = useSay(goodsDetailMessages)
  const word = useSay(goodsMessages)
  const { element, root, scope } = useHost()
  const lines = useStore(store.$lines)
  const total = useStore(store.$total)
  const adding = useStore(store.$adding)
  const quotations = useFeature('quotations')
  const reasonId = useId()
  /** Id of the reason, if no size is available. */
  const withheldReason = goods.skuList.some(saleable) ? undefined : reasonId
  const unit = shownUnit(goods, useStore(store.$unit))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity * unit.ratio, 0)
  const counted = { unitName: unitOf(goods), orderUnit: larger(unit) }

  const focus = (selector: string) => root.querySelector<HTMLElement>(`.goods-sku-table ${selector}`)?.focus()
  function nothing() {
    scope.toasts.brief('warning', say('nothingChosen'))
    focus('[role=spinbutton]')
  }
  function tooMany() {
    scope.toasts.brief('warning', word('short'))
    focus('[aria-invalid]')
  }
  async function add() {
    if (lines.length === 0) return nothing()
    if (!(await store.add(element))) tooMany()
    else if (store.$short.get().length > 0) focus('[aria-invalid]')
  }

  return (
    <div className="goods-action-bar row wrap gap-16 row-gap-8 between">
      {withheldReason ? (
        <NotForSale goods={goods} store={store} id={reasonId} />
      ) : (
        <div className="goods-action-bar-summary row wrap gap-8 row-gap-4 stretch text-meta">
          <p role="status">
            {lines.length > 0
              ? say('chosen', { n: lines.length, pieces: inUnits(pieces, counted) })
              : say('noneChosen')}
          </p>
          {lines.length > 0 && <ChosenSum total={total} onRetry={() => void store.amounts.reload()} />}
        </div>
      )}
      <div className="goods-action-bar-ways row wrap gap-16 row-gap-8 end push">
        {goods.customizable === 10 && <RequirementButton goods={goods} store={store} />}
        {quotations && <OfferButton goods={goods} store={store} withheldReason={withheldReason} />}
        <BuyNowButton store={store} onNothing={nothing} onShort={tooMany} withheldReason={withheldReason} />
        <Button
          variant="primary"
          size="large"
          icon="cart"
          disabled={withheldReason !== undefined}
          aria-describedby={withheldReason}
          loading={adding}
          loadingLabel={word('adding')}
          onClick={() => void add()}
        >
          {word('addToCart')}
        </Button>
        <slot name="actions-after" />
      </div>
    </div>
  )
}
