import { Fragment, type ReactNode } from 'react'
import { RowGap } from '../../ui/tables/row-gap'
import type { PlacedRow } from '../../ui/tables/row-plan'
import type { LineStore } from './cart-lines.store'

/** Index of a cart row. `number` is its row number, set if not all rows are rendered. */
export type LinePosition = { at: number; number: number | undefined }

type CartCardProps = {
  /** Rendered rows, starting with the heading. */
  rows: readonly PlacedRow[]
  /** True if only some rows of the cart are rendered. */
  partly: boolean
  lines: readonly LineStore[]
  nameId: string
  heading: ReactNode
  draw: (line: LineStore, position: LinePosition) => ReactNode
}

/** Group of cart lines below a heading. */
export function CartCard({ rows, partly, lines, nameId, heading, draw }: CartCardProps) {
  const [head, ...placed] = rows
  if (!head) return null
  // Row 1 contains the column names.
  const position = (at: number) => ({ at, number: partly ? at + 2 : undefined })
  const first = head.at + 1
  return (
    <>
      {head.gap > 0 && (
        <tbody>
          <RowGap height={head.gap} />
        </tbody>
      )}
      <tbody className="cart-card" aria-labelledby={nameId}>
        <tr className="cart-shop" data-at={head.at} aria-rowindex={position(head.at).number}>
          <td className="cart-shop-cell row wrap gap-12 row-gap-4" colSpan={7}>
            {heading}
          </td>
        </tr>
        {placed.flatMap(({ at, gap }) =>
          lines.slice(at - first, at - first + 1).map((line) => (
            <Fragment key={line.id}>
              <RowGap height={gap} />
              {draw(line, position(at))}
            </Fragment>
          )),
        )}
      </tbody>
    </>
  )
}
