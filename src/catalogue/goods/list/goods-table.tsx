import { useStore } from '@nanostores/react'
import { inUnits } from '../../../core/text/in-units'
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
import { GoodsPrice } from '../goods-price'
import { GoodsWhy } from '../goods-why'
import { GoodsRowAction, GoodsRowName } from './goods-row'
import { unitOf } from '../goods-unit'
import { sharedPriceName } from '../price-name'
import { attributeOf, rowAttributes } from './row-attributes'
import type { GoodsList } from './goods-list.store'
import { goodsSelectionOf } from './goods-selection.store'
import { RowQuantity, RowUnit } from './row-quantity'
import { SelectionBar } from './selection-bar'
import { stockOf } from '../stock-state'
import { useTickColumn } from './tick-column'

type GoodsTableProps = {
  goods: readonly Goods[]
  /** Searched words to mark in names and models. */
  highlight: string
  list: GoodsList
  /** Shows the compare checkboxes. */
  compare: boolean
  /** Names of the filtered attributes. */
  chosen: ReadonlySet<string>
}

/** Table of goods for comparing values; several rows are ticked and added together. */
export default function GoodsTable({ goods, highlight, list, compare, chosen }: GoodsTableProps) {
  useSheet(sheet)
  const say = useSay(goodsListMessages)
  const word = useSay(goodsMessages)
  const selection = goodsSelectionOf(useScope(), list)
  const tick = useTickColumn(goods, selection)
  useStore(selection.$quantities) // read by quantityOf
  useStore(selection.$units) // read by unitOf
  const ofRow = (row: Goods) => ({ row, selection, name: row.goodsName, piece: unitOf(row) })
  const hidden = goods.some(({ skuItemDefault }) => skuItemDefault.priceHidden)
  const kind = sharedPriceName(goods.map(({ skuItemDefault }) => skuItemDefault))

  const columns: Column<Goods>[] = [
    tick,
    {
      key: 'goods',
      head: say('goods'),
      rowHead: true,
      cell: (row) => <GoodsRowName goods={row} highlight={highlight} />,
    },
    ...rowAttributes(goods, 4, chosen).map(({ name, numeric }): Column<Goods> => ({
      key: `attribute ${name}`,
      width: numeric ? 64 : 104,
      align: numeric ? 'right' : 'left',
      head: name,
      cell: (row) => (
        <span className={numeric ? 'goods-row-figure' : 'goods-row-value'}>{attributeOf(row, name)}</span>
      ),
    })),
    {
      key: 'stock',
      width: 134,
      head: say('stock'),
      cell: (row) => (
        <>
          <StockLabel state={selection.isShort(row) ? 'short' : stockOf(row)} />
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
            width: 78,
            align: 'right' as const,
            head: say('saleable'),
            cell: (row: Goods) => (
              <span className="goods-row-figure">
                {inUnits(Math.max(0, row.stockQuantity ?? 0), { unitName: unitOf(row) })}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'price',
      width: hidden ? 164 : 112,
      align: 'right',
      head: kind && kind !== 'activityPrice' ? word(kind) : say('price'),
      cell: (row) => (
        <span className="goods-row-price stack end">
          <GoodsPrice
            prices={row.skuItemDefault}
            size="sm"
            unit={<RowUnit {...ofRow(row)} />}
            ratio={selection.unitOf(row)?.ratio}
            retail
          />
          <GoodsWhy goods={row} />
        </span>
      ),
    },
    {
      key: 'quantity',
      width: 124,
      align: 'center',
      head: say('quantity'),
      cell: (row) => <RowQuantity {...ofRow(row)} label={say('quantityOf', { name: row.goodsName })} />,
    },
    {
      key: 'action',
      width: compare ? 136 : 100,
      align: 'right',
      head: <span className="visually-hidden">{say('action')}</span>,
      cell: (row) => (
        <span className="inline-row gap-8">
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
