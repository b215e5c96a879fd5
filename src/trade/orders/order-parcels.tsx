import { inUnits } from '../../core/text/in-units'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { useLocale, useSay, useScope } from '../../ui/host'
import type { OrderDetail, Parcel } from './order-detail.contract'
import type { OrderLine } from './orders.contract'
import { orderMessages } from './orders.messages'
import { trackStep } from './track-step'
import { listed } from '../../core/text/listed'

type OrderParcel = { parcel: Parcel; at: number; ordered: ReadonlyMap<string, OrderLine> }

/** Parcel of an order: carrier, contents and tracking. */
function OneParcel({ parcel, at, ordered }: OrderParcel) {
  const say = useSay(orderMessages)
  const locale = useLocale()
  const { toasts } = useScope()
  const { company, trackingNo, lines, tracks } = parcel
  async function copy() {
    try {
      await navigator.clipboard.writeText(trackingNo)
      toasts.brief('success', say('copied'))
    } catch {
      // The browser denied clipboard access. The number can be selected by hand.
    }
  }
  return (
    <section className="order-parcel">
      <header className="row wrap gap-16 row-gap-4 baseline">
        <h3 className="text-body bold">{say('parcel', { n: at + 1 })}</h3>
        <span>{company}</span>
        {trackingNo && (
          <>
            <span>{say('trackingNo', { no: trackingNo })}</span>
            <button type="button" className="link" onClick={() => void copy()}>
              {say('copy')}
            </button>
          </>
        )}
      </header>
      <p className="meta">
        {listed(
          lines.map(({ lineId, quantity }) => {
            const line = ordered.get(lineId)
            return say('contents', {
              name: line?.goodsName ?? '',
              n: line ? inUnits(quantity, line) : quantity,
            })
          }),
          locale,
        )}
      </p>
      <ol className="stack above-12">
        {tracks.map(({ at: time, step, place }, index) => (
          <li
            key={step}
            className={classNames(
              'order-track row gap-16 stretch ink-2',
              index === 0 && 'order-track-latest',
            )}
          >
            <span>
              {trackStep.label(step, locale)} {place}
            </span>
            <time className="meta">{time.slice(0, 16)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function OrderParcels({ order: { shipments, lines } }: { order: OrderDetail }) {
  const say = useSay(orderMessages)
  const ordered = new Map(lines.map((line) => [line.id, line]))
  return (
    <Card title={<span id="parcels">{say('parcelsTitle')}</span>}>
      {shipments.length === 0 && <p className="meta">{say('noParcels')}</p>}
      <div className="stack gap-20">
        {shipments.map((parcel, at) => (
          <OneParcel key={parcel.id} parcel={parcel} at={at} ordered={ordered} />
        ))}
      </div>
    </Card>
  )
}
