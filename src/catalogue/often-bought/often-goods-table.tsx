import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Confirm } from '../../ui/confirm'
import { EmptyState } from '../../ui/empty-state'
import { useHost, useSay, useScope } from '../../ui/host'
import { StockLabel } from '../../ui/stock-label'
import { Stepper } from '../../ui/stepper'
import { Table, type Column } from '../../ui/table'
import { Tag } from '../../ui/tag'
import { ChosenSum } from '../goods/chosen-sum'
import { GoodsPrice } from '../goods/goods-price'
import { stockOf } from '../goods/stock-state'
import { wholeNumber } from '../goods/whole-number'
import type { OftenGoods } from './often-bought.contract'
import { oftenMessages } from './often-bought.messages'
import { OftenAction } from './often-action'
import { OftenName } from './often-name'
import { isSaleable, type OftenGoodsStore } from './often-goods.store'

type OftenGoodsTableProps = {
  often: OftenGoodsStore
  rows: readonly OftenGoods[]
  /** What was searched for. */
  keyword: string
}

/** What was bought, how often, and what may be had of it now; several are added at once. */
export function OftenGoodsTable({ often, rows, keyword }: OftenGoodsTableProps) {
  const say = useSay(oftenMessages)
  const scope = useScope()
  const quantities = useStore(often.$quantities)
  const ticked = useStore(often.$ticked)
  const [forgetting, setForgetting] = useState<OftenGoods>()
  const buyable = rows.filter(isSaleable)
  const count = buyable.filter(({ id }) => ticked.has(id)).length

  const columns: Column<OftenGoods>[] = [
    {
      key: 'tick',
      width: 44,
      head: (
        <Checkbox
          aria-label={say('chooseAll')}
          checked={count > 0 && count === buyable.length}
          half={count > 0 && count < buyable.length}
          disabled={buyable.length === 0}
          onChange={(event) => often.tick(buyable, event.target.checked)}
        />
      ),
      cell: (row) => (
        <Checkbox
          aria-label={say('chooseOne', { name: row.goodsName })}
          checked={ticked.has(row.id) && isSaleable(row)}
          disabled={!isSaleable(row)}
          onChange={(event) => often.tick([row], event.target.checked)}
        />
      ),
    },
    { key: 'goods', head: say('goods'), cell: (row) => <OftenName goods={row} /> },
    {
      key: 'bought',
      width: 132,
      head: say('bought'),
      cell: ({ times, lastAt }) => (
        <span className="often-bought">
          {say('times', { n: times })}
          <span className="often-meta">{say('lastAt', { day: lastAt })}</span>
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
          <StockLabel
            state={stockOf(row.stockQuantity, row.safetyStock)}
            left={row.stockQuantity < row.safetyStock ? row.stockQuantity : undefined}
            unit={row.unitName}
          />
        ),
    },
    {
      key: 'price',
      width: 124,
      align: 'right',
      head: say('price'),
      cell: (row) => !row.withdrawn && <GoodsPrice prices={row} size="sm" unit={row.unitName} />,
    },
    {
      key: 'quantity',
      width: 140,
      align: 'center',
      head: say('quantity'),
      cell: (row) => (
        <Stepper
          value={quantities.get(row.id) ?? row.minQuantity}
          onChange={(quantity) => often.setQuantity(row.id, quantity)}
          min={row.minQuantity}
          step={row.step}
          max={isSaleable(row) && !row.sellsShort ? row.stockQuantity : undefined}
          unit={row.unitName}
          disabled={!isSaleable(row)}
          label={say('quantityOf', { name: row.goodsName })}
        />
      ),
    },
    {
      key: 'action',
      width: 176,
      align: 'right',
      head: say('action'),
      cell: (row) => <OftenAction often={often} goods={row} onForget={() => setForgetting(row)} />,
    },
  ]

  async function forget(goods: OftenGoods) {
    setForgetting(undefined)
    if (await often.forget(goods)) scope.notices.toast('success', say('forgotten'))
  }
  return (
    <section className="card often-table">
      <Table
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        label={say('goodsList')}
        empty={
          <EmptyState drawing="search" title={say('noneFound', { word: keyword })} text={say('noneText')} />
        }
      />
      <OftenChosen often={often} />
      {forgetting && (
        <Confirm
          title={say('forgetTitle')}
          text={
            <>
              {forgetting.goodsName}
              <br />
              {say('forgetText')}
            </>
          }
          action={say('forgetDo')}
          onConfirm={() => void forget(forgetting)}
          onCancel={() => setForgetting(undefined)}
        />
      )}
    </section>
  )
}

/** What is ticked, what it costs as the server says, and the one button that adds it all. */
function OftenChosen({ often }: { often: OftenGoodsStore }) {
  const say = useSay(oftenMessages)
  const { element } = useHost()
  const chosen = useStore(often.$chosen)
  const total = useStore(often.$total)
  const adding = useStore(often.$adding)
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="often-chosen" role="group" aria-label={say('chosen')}>
      <span className="often-count" role="status">
        {say('chosenRows', { rows: wholeNumber(chosen.length), pieces: wholeNumber(pieces) })}
      </span>
      {chosen.length > 0 && <ChosenSum total={total} onRetry={() => void often.amounts.reload()} />}
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        loading={adding.has('')}
        loadingLabel={say('adding')}
        onClick={() => void often.addChosen(element)}
      >
        {say('addChosen')}
      </Button>
    </div>
  )
}
