import { useStore } from '@nanostores/react'
import { useRef, type KeyboardEvent } from 'react'
import { useSay } from '../../../ui/host'
import { PlainTable } from '../../../ui/tables/plain-table'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { SkuCell } from './sku-cell'
import type { Dimension } from './sku-choice'

type SkuMatrixProps = { goods: GoodsDetail; store: GoodsDetailStore; rows: Dimension; columns: Dimension }

const moves: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Grid of quantities for sizes in two dimensions. Arrow keys move to the next editable cell. */
export function SkuMatrix({ goods, store, rows, columns }: SkuMatrixProps) {
  const say = useSay(goodsDetailMessages)
  const quantities = useStore(store.$quantities)
  const body = useRef<HTMLTableSectionElement>(null)
  const skuAt = (row: string, column: string) =>
    goods.skuList.find(({ spec }) => spec[rows.name] === row && spec[columns.name] === column)

  function keyDown(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const [down, right] = move
    let { row, column } = {
      row: Number(event.target.dataset.row),
      column: Number(event.target.dataset.column),
    }
    while (row in rows.values && column in columns.values) {
      row += down
      column += right
      const next = body.current?.querySelector<HTMLInputElement>(
        `[data-row="${row}"][data-column="${column}"]`,
      )
      if (next) return next.focus()
    }
  }

  return (
    <>
      <section className="goods-sku-table goods-sku-matrix" aria-label={say('sizes')}>
        <PlainTable aria-label={say('sizes')}>
          <thead>
            <tr>
              <th scope="col" className="goods-sku-matrix-corner">
                {rows.name} / {columns.name}
              </th>
              {columns.values.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={keyDown}>
            {rows.values.map((row, down) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.values.map((column, right) => {
                  const sku = skuAt(row, column)
                  const chosen = sku && (quantities.get(sku.id) ?? 0) > 0
                  return (
                    <td key={column} className={chosen ? 'table-selected' : undefined}>
                      {sku && <SkuCell goods={goods} store={store} sku={sku} at={[down, right]} />}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </section>
      <p className="below-12 text-meta ink-3">{say('cellHint')}</p>
    </>
  )
}
