import { useStore } from '@nanostores/react'
import { Checkbox } from '../../ui/checkbox'
import { useSay } from '../../ui/host'
import { Stepper } from '../../ui/stepper'
import { StockLabel } from '../../ui/stock-label'
import { Table, type Column } from '../../ui/table'
import { CompareToggle } from '../compare/compare-toggle'
import type { Goods } from './goods.contract'
import { goodsMessages } from './goods.messages'
import { goodsListMessages } from './goods-list.messages'
import { GoodsPrice, RetailPrice } from './goods-price'
import { GoodsRowAction, GoodsRowName } from './goods-row'
import type { GoodsSelection } from './goods-selection.store'
import { unitOf } from './goods-unit'
import { attributeOf, rowAttributes } from './row-attributes'
import { mostOf, offerOf } from './saleable'
import { SelectionBar } from './selection-bar'
import { stockOf } from './stock-state'
import { wholeNumber } from './whole-number'

type GoodsTableProps = {
  goods: readonly Goods[]
  /** Words that were searched for, marked in names and models. */
  highlight: string
  selection: GoodsSelection
  /** Offers to put goods side by side. */
  compare: boolean
}

/** Goods line by line, for buyers who compare figures; several are ticked and added at once. */
export function GoodsTable({ goods, highlight, selection, compare }: GoodsTableProps) {
  const say = useSay(goodsListMessages)
  const word = useSay(goodsMessages)
  const ticked = useStore(selection.$ticked)
  const quantities = useStore(selection.$quantities)

  const canAdd = (row: Goods) => offerOf(row) === 'add'
  const buyable = goods.filter(canAdd)
  const count = buyable.filter(({ id }) => ticked.has(id)).length
  const hidden = goods.some(({ skuItemDefault }) => skuItemDefault.priceHidden)
  const members = goods.some(({ skuItemDefault }) => skuItemDefault.oldPrice !== undefined)

  const columns: Column<Goods>[] = [
    {
      key: 'tick',
      width: 40,
      head: (
        <Checkbox
          aria-label={say('chooseAll')}
          checked={count > 0 && count === buyable.length}
          half={count > 0 && count < buyable.length}
          disabled={buyable.length === 0}
          onChange={(event) => selection.tick(buyable, event.target.checked)}
        />
      ),
      cell: (row) => (
        <Checkbox
          aria-label={say('chooseOne', { name: row.goodsName })}
          checked={ticked.has(row.id) && canAdd(row)}
          disabled={!canAdd(row)}
          onChange={(event) => selection.tick([row], event.target.checked)}
        />
      ),
    },
    { key: 'goods', head: say('goods'), cell: (row) => <GoodsRowName goods={row} highlight={highlight} /> },
    ...rowAttributes(goods, members ? 2 : 3).map(({ name, numeric }): Column<Goods> => ({
      key: `attribute ${name}`,
      width: numeric ? 88 : 104,
      align: numeric ? 'right' : 'left',
      head: name,
      cell: (row) => <span className="goods-row-figure">{attributeOf(row, name)}</span>,
    })),
    {
      key: 'stock',
      width: 100,
      head: say('stock'),
      cell: (row) => <StockLabel state={stockOf(row.stockQuantity, row.safetyStock)} />,
    },
    {
      key: 'saleable',
      width: 88,
      align: 'right',
      head: say('saleable'),
      cell: (row) => <span className="goods-row-figure">{wholeNumber(Math.max(0, row.stockQuantity))}</span>,
    },
    ...(members
      ? [
          {
            key: 'retail',
            width: 80,
            align: 'right' as const,
            head: word('retailPrice'),
            cell: (row: Goods) => <RetailPrice prices={row.skuItemDefault} />,
          },
        ]
      : []),
    {
      key: 'price',
      width: hidden ? 164 : 116,
      align: 'right',
      head: members ? word('memberPrice') : say('price'),
      cell: (row) => <GoodsPrice prices={row.skuItemDefault} size="sm" unit={unitOf(row)} />,
    },
    {
      key: 'quantity',
      width: 134,
      align: 'center',
      head: say('quantity'),
      cell: (row) => (
        <Stepper
          value={quantities.get(row.id) ?? row.skuItemDefault.minQuantity}
          onChange={(quantity) => selection.setQuantity(row, quantity)}
          min={row.skuItemDefault.minQuantity}
          step={row.skuItemDefault.step}
          max={canAdd(row) ? mostOf(row.skuItemDefault) : undefined}
          unit={unitOf(row)}
          disabled={!canAdd(row)}
          label={say('quantityOf', { name: row.goodsName })}
        />
      ),
    },
    {
      key: 'action',
      width: compare ? 140 : 108,
      align: 'right',
      head: <span className="visually-hidden">{say('action')}</span>,
      cell: (row) => (
        <span className="goods-row-actions">
          {compare && <CompareToggle goods={row} />}
          <GoodsRowAction goods={row} selection={selection} />
        </span>
      ),
    },
  ]

  return (
    <section className="card goods-table">
      <Table columns={columns} rows={goods} rowKey={({ id }) => id} label={say('list')} />
      <SelectionBar selection={selection} />
    </section>
  )
}
