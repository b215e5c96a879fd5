import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import { StockLabel } from '../../ui/stock-label'
import { Table, type Column } from '../../ui/tables/table'
import { Tag } from '../../ui/tag'
import { GoodsPrice } from '../goods/goods-price'
import { RowQuantity, RowUnit } from '../goods/list/row-quantity'
import { SelectionBar } from '../goods/list/selection-bar'
import { leftOf, stockOf } from '../goods/stock-state'
import { useTickColumn } from '../goods/list/tick-column'
import type { OftenGoods } from './often-bought.contract'
import { oftenMessages } from './often-bought.messages'
import { OftenAction } from './often-action'
import { OftenForget } from './often-forget'
import { OftenName } from './often-name'
import { isSaleable, type OftenGoodsStore } from './often-goods.store'

// Loaded on demand, because most sites sell only what is in stock.
const SentLater = later(() => import('../goods/sent-later'))

type OftenGoodsTableProps = {
  often: OftenGoodsStore
  rows: readonly OftenGoods[]
}

/** Table of frequently bought goods: purchases, current availability, and adding several at once. */
export function OftenGoodsTable({ often, rows }: OftenGoodsTableProps) {
  const say = useSay(oftenMessages)
  const { selection } = often
  const tick = useTickColumn(rows, selection)
  useStore(selection.$quantities) // read by quantityOf
  useStore(selection.$units) // read by unitOf
  const ofRow = (row: OftenGoods) => ({ row, selection, name: row.goodsName, piece: row.unitName })
  /** Returns whether the quantity exceeds the stock; the rest is shipped once it arrives. */
  const beyond = (row: OftenGoods) =>
    isSaleable(row) && selection.piecesOf(row) > (row.stockQuantity ?? Infinity)
  const [forgetting, setForgetting] = useState<OftenGoods>()

  const columns: Column<OftenGoods>[] = [
    tick,
    { key: 'goods', head: say('goods'), rowHead: true, cell: (row) => <OftenName goods={row} /> },
    {
      key: 'bought',
      width: 132,
      head: say('bought'),
      cell: ({ times, lastAt }) => (
        <span className="stack">
          {say('times', { n: times })}
          <span className="note">{say('lastAt', { day: lastAt })}</span>
        </span>
      ),
    },
    {
      key: 'stock',
      width: 112,
      head: say('stock'),
      cell: (row) =>
        row.withdrawn ? (
          <Tag>{say('withdrawn')}</Tag>
        ) : (
          <>
            <StockLabel
              state={selection.isShort(row) ? 'short' : stockOf(row)}
              left={leftOf(row)}
              unit={row.unitName}
            />
            {beyond(row) && <SentLater skuId={row.id} pieces={selection.piecesOf(row)} />}
          </>
        ),
    },
    {
      key: 'price',
      width: 124,
      align: 'right',
      head: say('price'),
      cell: (row) =>
        !row.withdrawn && (
          <GoodsPrice
            prices={row}
            size="sm"
            unit={<RowUnit {...ofRow(row)} />}
            ratio={selection.unitOf(row)?.ratio}
          />
        ),
    },
    {
      key: 'quantity',
      width: 140,
      align: 'center',
      head: say('quantity'),
      cell: (row) => <RowQuantity {...ofRow(row)} label={say('quantityOf', { name: row.goodsName })} />,
    },
    {
      key: 'action',
      width: 176,
      align: 'right',
      head: say('action'),
      cell: (row) => <OftenAction often={often} goods={row} onForget={() => setForgetting(row)} />,
    },
  ]

  return (
    <section className="card often-bought-table">
      <Table columns={columns} rows={rows} rowKey={({ id }) => id} label={say('goodsList')} />
      <SelectionBar selection={selection} />
      {forgetting && (
        <OftenForget often={often} goods={forgetting} onClose={() => setForgetting(undefined)} />
      )}
    </section>
  )
}
