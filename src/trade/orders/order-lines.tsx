import { Fragment, useMemo, useState } from 'react'
import { useSay } from '../../ui/host'
import { RowGap } from '../../ui/tables/row-gap'
import { useRowWindow } from '../../ui/tables/row-window'
import { OrderGoods } from './order-goods'
import { OrderGifts } from './order-gifts'
import type { OrderRow } from './orders.contract'
import { orderMessages } from './orders.messages'

/** Number of lines before the list is expanded. */
const few = 3

/** First lines of an order, expandable to all, followed by its gifts. Long lists render only lines near the viewport. */
export function OrderLines({ lines, gifts }: Pick<OrderRow, 'lines' | 'gifts'>) {
  const say = useSay(orderMessages)
  const [all, setAll] = useState(false)
  const keys = useMemo(() => (all ? lines : lines.slice(0, few)).map(({ id }) => id), [all, lines])
  const { list, rows, rest, partly } = useRowWindow({ keys })
  return (
    <ul className="document-lines" ref={list}>
      {rows.flatMap(({ at, gap }) =>
        lines.slice(at, at + 1).map((line) => (
          <Fragment key={line.id}>
            <RowGap as="li" height={gap} />
            <OrderGoods line={line} at={at} among={partly ? lines.length : undefined} />
          </Fragment>
        )),
      )}
      <RowGap as="li" height={rest} />
      {lines.length > few && (
        <li className="document-more">
          <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say('fewerLines') : say('moreLines', { n: lines.length - few })}
          </button>
        </li>
      )}
      <OrderGifts gifts={gifts} />
    </ul>
  )
}
