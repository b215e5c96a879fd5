import { Fragment, type ReactNode } from 'react'
import { RowGap } from '../../ui/tables/row-gap'
import type { PlacedRow } from '../../ui/tables/row-plan'
import type { LineStore } from './cart-lines.store'

/** Where a row of the cart stands; its number is told where not all rows are in the page. */
export type LinePosition = { at: number; number: number | undefined }

type CartCardProps = {
  /** What stands in the page of it: first the heading. */
  rows: readonly PlacedRow[]
  /** Not all rows of the cart stand in the page. */
  partly: boolean
  lines: readonly LineStore[]
  nameId: string
  heading: ReactNode
  draw: (line: LineStore, position: LinePosition) => ReactNode
}

/** Lines of a cart under a heading. */
export function CartCard({ rows, partly, lines, nameId, heading, draw }: CartCardProps) {
  const [head, ...placed] = rows
  if (!head) return null
  // The names of the columns are the first row.
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
          <td className="cart-shop-cell" colSpan={7}>
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
