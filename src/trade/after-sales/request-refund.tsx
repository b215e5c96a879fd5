import { useStore } from '@nanostores/react'
import { payMethod } from '../payment/pay-method'
import { wholeNumber } from '../../core/whole-number'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { useLabel } from '../../ui/use-label'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesRequest } from './after-sales-request.store'
import { isRefund } from './after-sales-terms'

/** What would come back, as the server says, and where to. */
export function RequestRefund({ request }: { request: AfterSalesRequest }) {
  const say = useSay(afterSalesMessages)
  const methodLabel = useLabel(payMethod)
  const type = useStore(request.$type)
  const { status, value } = useStore(request.trial.$state)
  if (type === undefined || !isRefund(type)) return null
  const ways = value?.routes.map(({ payCode }) => (payCode === undefined ? '—' : methodLabel(payCode)))
  return (
    <div className="form-field">
      <span className="form-label">{say('refundAmount')}</span>
      <output className="form-body after-sales-trial" aria-busy={status === 'loading'}>
        <Price amount={value?.amount ?? 0} size="lg" />
        {ways && ways.length > 0 && (
          <span className="meta">{say('backTo', { ways: [...new Set(ways)].join('、') })}</span>
        )}
        {value && value.points > 0 && (
          <span className="meta">{say('alsoPoints', { n: wholeNumber(value.points) })}</span>
        )}
      </output>
    </div>
  )
}
