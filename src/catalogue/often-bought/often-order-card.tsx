import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { inUnits } from '../../core/text/in-units'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import type { OftenOrder } from './often-bought.contract'
import { oftenMessages } from './often-bought.messages'
import { OftenAgain } from './often-again'
import { OftenName } from './often-name'
import type { OftenOrders } from './often-order.store'

/** Number of lines shown before the card is expanded. */
const few = 3

/** Card of a frequently repeated order: its goods, and the button that adds them to the cart again. */
export function OftenOrderCard({ order, often }: { order: OftenOrder; often: OftenOrders }) {
  const say = useSay(oftenMessages)
  const adding = useStore(often.$busy)
  const answer = useStore(often.$answers).get(order.id)
  const [all, setAll] = useState(false)
  const { lines, times, createdAt, orderNo, payAmount, shop } = order
  const shown = all ? lines : lines.slice(0, few)
  return (
    <section className="card often-bought-order text-dense" aria-label={say('orderNo', { no: orderNo })}>
      <header className="often-bought-order-head row wrap gap-20 row-gap-4 ink-2">
        <b className="ink">{say('orderTimes', { n: times })}</b>
        <span>{say('orderLast', { day: createdAt.slice(0, 10) })}</span>
        <span>{say('orderNo', { no: orderNo })}</span>
        <span className="push">{shop.name}</span>
      </header>
      <div className="often-bought-order-body">
        <ul className="often-bought-order-lines">
          {shown.map((line) => (
            <li key={line.id} className="often-bought-order-line" part="row">
              <OftenName goods={line} />
              <span className="often-bought-order-price text-right">
                <Price amount={line.price} size="sm" unit={line.unitName} />
              </span>
              <span className="ink-2">× {inUnits(line.quantity, line)}</span>
            </li>
          ))}
          {lines.length > few && (
            <li className="often-bought-order-more">
              <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? say('fewerLines') : say('moreLines', { n: lines.length - few })}
              </button>
            </li>
          )}
        </ul>
        <div className="often-bought-order-paid">
          <span className="note">{say('paidThen')}</span>
          <Price amount={payAmount} size="md" />
          <span className="note">{say('kinds', { n: lines.length })}</span>
        </div>
        <div className="often-bought-order-action">
          <Button
            variant="outline"
            size="small"
            loading={adding.has(order.id)}
            loadingLabel={say('adding')}
            onClick={() => void often.again(order.id)}
          >
            {say('again')}
          </Button>
        </div>
      </div>
      <div role="status">{answer && <OftenAgain answer={answer} />}</div>
    </section>
  )
}
