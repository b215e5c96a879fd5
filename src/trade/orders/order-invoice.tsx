import { invoiceState } from '../../words/invoice-state'
import { invoiceType } from '../../money/invoices/invoice-type'
import { useHref, useSay } from '../../ui/host'
import { StateTag } from '../../ui/state-tag'
import { useLabel } from '../../ui/use-label'
import type { OrderDetail } from './order-detail.contract'
import { orderMessages } from './orders.messages'

/** Invoice requested with an order: data, state and link. */
export function OrderInvoice({ order }: { order: OrderDetail }) {
  const { orderNo, invoiceWish: wish, invoiceStatus } = order
  const say = useSay(orderMessages)
  const typeLabel = useLabel(invoiceType)
  const href = useHref()
  const applied = invoiceStatus !== invoiceState.code.notApplied
  return (
    <>
      {wish && `${typeLabel(wish.type)} ${wish.title} `}
      {!wish && !applied && say('noInvoiceWish')}
      {applied && (
        <>
          <StateTag of={invoiceState} code={invoiceStatus} />{' '}
          <a className="link" href={href('orderInvoice', { orderNo })}>
            {say('toInvoice')}
          </a>
        </>
      )}
    </>
  )
}
