import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { DeliveryArrival } from '../../../trade/delivery/delivery-arrival'
import { pick } from '../../../core/language/messages'
import { classNames } from '../../../ui/class-names'
import { useLocale, useSay } from '../../../ui/host'
import { Stepper } from '../../../ui/forms/stepper'
import { StockLabel } from '../../../ui/stock-label'
import { Table, type Column } from '../../../ui/tables/table'
import { AskSuppliersLink } from './ask-suppliers-link'
import type { GoodsDetail, Sku } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { GoodsPrice } from '../goods-price'
import { unitOf } from '../goods-unit'
import { sharedPriceName } from '../price-name'
import { pricesIn } from '../price-tiers'
import { mostOf, saleable } from '../saleable'
import { shownUnit } from '../shown-unit'
import { unitRule } from '../unit-rule'
import { useTooManyUnits } from './too-many-units'
import { specMessages } from '../spec.messages'
import { skuShortage } from './sku-shortage'
import { openDimensions, type Dimension } from './sku-choice'
import { stockFor, stockOf } from '../stock-state'
import { wholeNumber } from '../../../core/text/whole-number'
import { amountOf } from '../sku-amounts.store'

/** Length in characters above which codes wrap. */
const longCode = 20

/** Keeps a name on one line in the heading of a narrow column. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0')

/** Values of a size in some dimensions. The head, if visible, shows the names of the dimensions. */
function SpecValues({ sku, dimensions }: { sku: Sku; dimensions: readonly Dimension[] }) {
  const locale = useLocale()
  return dimensions.map(({ name }, at) => (
    <Fragment key={name}>
      {at > 0 && <span className="goods-sku-between"> · </span>}
      <span className="goods-sku-value">
        <span className="goods-sku-name ink-2">{pick(specMessages.entry, locale, { name, value: '' })}</span>
        {sku.spec[name] ?? ''}
      </span>
    </Fragment>
  ))
}

/** Creates the columns of the dimensions: one for the first, one for all others. */
function specColumns(dimensions: readonly Dimension[]): Column<Sku>[] {
  const [first, ...others] = dimensions
  return [...(first ? [[first]] : []), ...(others.length > 0 ? [others] : [])].map((group) => ({
    key: group.map(({ name }) => name).join(' '),
    head: group.map(({ name }) => unbroken(name)).join(' / '),
    cell: (sku) => <SpecValues sku={sku} dimensions={group} />,
  }))
}

/** Table of the sizes of a product with their quantities, and an inquiry for those out of stock. */
export function SkuTable({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const say = useSay(goodsDetailMessages)
  const skus = useStore(store.$shown)
  const quantities = useStore(store.$quantities)
  const { value: amounts } = useStore(store.amounts.$state)
  const unit = shownUnit(goods, useStore(store.$unit))
  const refused = useStore(store.$refused)
  const kind = sharedPriceName(goods.skuList) ?? 'price'
  const hidden = goods.skuList.some(({ priceHidden }) => priceHidden)
  const tooManyUnits = useTooManyUnits()
  const chosen = (sku: Sku) => quantities.get(sku.id) ?? 0
  const amountOfSku = (sku: Sku) => (chosen(sku) > 0 ? amountOf(amounts, sku.id) : undefined)
  const enoughOf = (sku: Sku) => amountOfSku(sku)?.enough !== false

  const columns: Column<Sku>[] = [
    {
      key: 'model',
      head: say('model'),
      rowHead: true,
      cell: ({ skuCode }) => (
        <b
          className={classNames('goods-sku-code nowrap', skuCode.length > longCode && 'goods-sku-code-long')}
        >
          {skuCode}
        </b>
      ),
    },
    ...specColumns(openDimensions(goods)),
    {
      key: 'stock',
      width: 134,
      head: say('stock'),
      cell: (sku) => (
        <div className={classNames('goods-sku-stock', stockOf(sku) === 'out' && 'goods-sku-restocked')}>
          <StockLabel state={stockFor(sku, chosen(sku) * unit.ratio, enoughOf(sku))} />
          <DeliveryArrival
            skuId={sku.id}
            quantity={chosen(sku) * unit.ratio}
            stock={sku.stockQuantity ?? Infinity}
          />
        </div>
      ),
    },
    ...(goods.skuList.some(({ stockQuantity }) => stockQuantity !== undefined)
      ? [
          {
            key: 'saleable',
            width: 64,
            align: 'right' as const,
            head: say('pricePer', { price: say('saleable'), unit: unitOf(goods) }),
            cell: ({ stockQuantity = 0 }: Sku) => (
              <span className="goods-sku-figure ink-2 nowrap">{wholeNumber(Math.max(0, stockQuantity))}</span>
            ),
          },
        ]
      : []),
    {
      key: 'price',
      width: hidden ? 156 : 92,
      align: 'right',
      head: unit.unitName ? say('pricePer', { price: say(kind), unit: unit.unitName }) : say(kind),
      cell: (sku) => (
        <GoodsPrice prices={amountOfSku(sku) ?? pricesIn(sku, unit.ratio)} size="sm" ratio={unit.ratio} />
      ),
    },
    {
      key: 'quantity',
      width: 126,
      align: 'center',
      head: say('quantity'),
      cell: (sku) => {
        if (!saleable(sku)) return <AskSuppliersLink sku={sku} />
        const rule = unitRule(sku, unit.ratio, mostOf(sku))
        return (
          <Stepper
            value={chosen(sku)}
            onChange={(quantity) => store.setQuantity(sku, quantity)}
            {...rule}
            unit={unit.unitName}
            zero
            error={refused.get(sku.id) ?? tooManyUnits(chosen(sku), unit)}
            shortage={skuShortage(goods, store, sku, rule, unit.unitName)}
            label={say('quantityOf', { model: sku.skuCode })}
          />
        )
      },
    },
  ]

  return (
    <section className="goods-sku-table" aria-label={say('sizes')}>
      <Table
        fit={false}
        columns={columns}
        rows={skus}
        rowKey={({ id }) => id}
        label={say('sizes')}
        selected={(sku) => chosen(sku) > 0}
        framed
      />
    </section>
  )
}
