import { useHref, useSay } from '../../ui/host'
import type { ComplaintRow } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

/** Order and after-sales case of a complaint. */
export function ComplaintAbout({ of: { orderNo, afterSale } }: { of: ComplaintRow }) {
  const say = useSay(complaintMessages)
  const href = useHref()
  if (!orderNo && !afterSale) return '—'
  return (
    <span className="stack start">
      {orderNo && (
        <a className="link" href={href('order', { orderNo })}>
          {say('order', { no: orderNo })}
        </a>
      )}
      {afterSale && (
        <a className="link" href={href('afterSale', { afterSaleId: afterSale.id })}>
          {say('afterSale', { no: afterSale.afterSaleNo })}
        </a>
      )}
    </span>
  )
}
