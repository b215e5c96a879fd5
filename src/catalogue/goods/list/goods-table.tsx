import { useStore } from '@nanostores/react'
import { DeliveryArrival } from '../../../trade/delivery/delivery-arrival'
import { useSay, useScope } from '../../../ui/host'
import { useSheet } from '../../../ui/sheet'
import sheet from './goods-table.css?sheet'
import { StockLabel } from '../../../ui/stock-label'
import { Table, type Column } from '../../../ui/tables/table'
import { CompareToggle } from '../../compare/compare-toggle'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { goodsListMessages } from './goods-list.messages'
import { GoodsPrice, RetailPrice } from '../goods-price'
import { GoodsRowAction, GoodsRowName } from './goods-row'
import { unitOf } from '../goods-unit'
import { attributeOf, rowAttributes } from './row-attributes'
import type { GoodsList } from './goods-list.store'
import { goodsSelectionOf } from './goods-selection.store'
import { mostOf } from '../saleable'
import { RowQuantity, RowUnit } from './row-quantity'
import { SelectionBar } from './selection-bar'
import { stockOf } from '../stock-state'
import { useTickColumn } from './tick-column'
import { wholeNumber } from '../../../core/whole-number'

type GoodsTableProps = {
  goods: readonly Goods[]
  /** Words that were searched for, marked in names and models. */
  highlight: string
  list: GoodsList
  /** Offers to put goods side by side. */
  compare: boolean
}

/** Goods line by line, for buyers who compare figures; several are ticked and added at once. */
export default function GoodsTable({ goods, highlight, list, compare }: GoodsTableProps) {
  useSheet(sheet)
  const say = useSay(goodsListMessages)
  const word = useSay(goodsMessages)
  const selection = goodsSelectionOf(useScope(), list)
  const tick = useTickColumn(goods, selection)
  useStore(selection.$quantities) // read by quantityOf
  useStore(selection.$units) // read by unitOf
  const ofRow = (row: Goods) => ({ row, selection, name: row.goodsName, piece: unitOf(row) })
  const hidden = goods.some(({ skuItemDefault }) => skuItemDefault.priceHidden)
  const members = goods.some(({ skuItemDefault }) => skuItemDefault.oldPrice !== undefined)
  const activity = goods.some(({ skuItemDefault }) => skuItemDefault.activityPrice !== undefined)

  const columns: Column<Goods>[] = [
    tick,
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
      width: 152,
      head: say('stock'),
      cell: (row) => (
        <>
          <StockLabel state={stockOf(row)} />
          <DeliveryArrival
            skuId={row.skuItemDefault.skuId}
            quantity={selection.piecesOf(row)}
            stock={row.skuItemDefault.stockQuantity ?? Infinity}
          />
        </>
      ),
    },
    ...(goods.some(({ stockQuantity }) => stockQuantity !== undefined)
      ? [
          {
            key: 'saleable',
            width: 88,
            align: 'right' as const,
            head: say('saleable'),
            cell: ({ stockQuantity = 0 }: Goods) => (
              <span className="goods-row-figure">{wholeNumber(Math.max(0, stockQuantity))}</span>
            ),
          },
        ]
      : []),
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
      head: members && !activity ? word('memberPrice') : say('price'),
      cell: (row) => (
        <GoodsPrice
          prices={row.skuItemDefault}
          size="sm"
          unit={<RowUnit {...ofRow(row)} />}
          ratio={selection.unitOf(row)?.ratio}
        />
      ),
    },
    {
      key: 'quantity',
      width: 134,
      align: 'center',
      head: say('quantity'),
      cell: (row) => (
        <RowQuantity
          {...ofRow(row)}
          most={mostOf(row.skuItemDefault)}
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
