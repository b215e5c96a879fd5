import { Fragment, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import { RowGap } from '../../ui/tables/row-gap'
import type { PlacedRow } from '../../ui/tables/row-plan'
import { CheckoutLine } from './checkout-line'
import type { DraftLine } from './checkout.contract'
import type { CheckoutStore } from './checkout.store'

type CheckoutLinesProps = {
  className?: string
  lines: readonly DraftLine[]
  /** Rendered rows, starting with the heading. */
  rows: readonly PlacedRow[]
  /** True if only some lines of the checkout are rendered. */
  partly: boolean
  head: ReactNode
  checkout?: CheckoutStore | undefined
  /** Price of a gift in points. */
  points?: number | undefined
  addressId: string | undefined
  /** Gifts that come with the lines. */
  gifts?: ReactNode
}

/** Group of checkout lines below a heading. */
export function CheckoutLines(props: CheckoutLinesProps) {
  const { className, lines, rows, partly, head, checkout, points, addressId, gifts } = props
  const [heading, ...placed] = rows
  if (!heading) return null
  const first = heading.at + 1
  return (
    <>
      <RowGap as="div" height={heading.gap} />
      <div className={classNames('checkout-shop', className)}>
        <p
          className="checkout-shop-head row wrap gap-12 row-gap-0 stretch text-dense ink-2"
          data-at={heading.at}
        >
          {head}
        </p>
        <ul className="checkout-lines">
          {placed.flatMap(({ at, gap }) =>
            lines.slice(at - first, at - first + 1).map((line) => (
              <Fragment key={line.id}>
                <RowGap as="li" height={gap} />
                <CheckoutLine
                  line={line}
                  at={at}
                  position={partly ? at - first + 1 : undefined}
                  of={partly ? lines.length : undefined}
                  checkout={checkout}
                  points={points}
                  addressId={addressId}
                />
              </Fragment>
            )),
          )}
        </ul>
        {gifts}
      </div>
    </>
  )
}
