import { useStore } from '@nanostores/react'
import { payMethod } from '../../words/pay-method'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { useLabel } from '../../ui/use-label'
import type { RefundGift } from './after-sales-apply.contract'
import { afterSalesMessages } from './after-sales.messages'
import type { AfterSalesRequest } from './after-sales-request.store'
import { isRefund } from './after-sales-terms'
import { listed } from '../../core/text/listed'

/** Trial refund from the server and its payment methods. */
export function RequestRefund({ request }: { request: AfterSalesRequest }) {
  const say = useSay(afterSalesMessages)
  const methodLabel = useLabel(payMethod)
  const currency = useCurrency()
  const locale = useLocale()
  const type = useStore(request.$type)
  const { status, value } = useStore(request.trial.$state)
  if (type === undefined || !isRefund(type)) return null
  const ways = value?.routes.map(({ payCode }) => (payCode === undefined ? '—' : methodLabel(payCode)))
  return (
    <div className="form-field" data-field="refundAmount">
      <span className="form-label">{say('refundAmount')}</span>
      <output
        className="form-body after-sales-trial row wrap gap-12 row-gap-4 baseline"
        aria-busy={status === 'loading'}
      >
        <Price amount={value?.amount ?? 0} size="lg" />
        {ways && ways.length > 0 && (
          <span className="meta">{say('backTo', { ways: listed([...new Set(ways)], locale) })}</span>
        )}
        {value && value.points > 0 && <span className="meta">{say('alsoPoints', { n: value.points })}</span>}
        {value?.deducted !== undefined && (
          <span className="meta">{say('repriced', { amount: formatMoney(value.deducted, currency) })}</span>
        )}
        {value?.gift && <GiftBack gift={value.gift} />}
      </output>
    </div>
  )
}

/** Note about the gift for which the order no longer qualifies. */
function GiftBack({ gift: { orderNo, goodsName, amount, cancelled } }: { gift: RefundGift }) {
  const say = useSay(afterSalesMessages)
  const currency = useCurrency()
  const href = useHref()
  if (cancelled === 10) return <span className="meta">{say('giftCancelled', { name: goodsName })}</span>
  return (
    <span className="meta">
      {say('giftKept', { name: goodsName, amount: formatMoney(amount, currency) })}{' '}
      <a className="link" href={href('askRefund', { orderNo })}>
        {say('giftReturn')}
      </a>
    </span>
  )
}
