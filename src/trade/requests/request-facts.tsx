import { formatMoney } from '../../core/money'
import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { useHref, useSay } from '../../ui/host'
import { Facts } from '../../ui/pages/facts'
import { Price } from '../../ui/price'
import { useLabel } from '../../ui/use-label'
import { deliveryWay } from '../checkout/delivery-way'
import type { RequestDetail } from './request-detail.store'
import { requestMessages } from './requests.messages'

/** Delivery, notes and amounts of a request. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const say = useSay(requestMessages)
  const href = useHref()
  const wayLabel = useLabel(deliveryWay)
  const currency = useCurrency()
  const {
    address,
    amounts,
    emergency,
    lines,
    requester,
    remark,
    poNumber,
    requireDate,
    files,
    orders,
    budgets,
  } = request
  const { consignee = '', phone = '', regionName = '', detail = '' } = address
  const all = (name: 'purchaseNo' | 'costCentre') =>
    [...new Set(lines.map((line) => line[name]).filter(Boolean))].join(' · ')
  const amount = (name: 'goods' | 'freight' | 'discount' | 'coupon' | 'points') =>
    amounts[name] > 0 && <Price key={name} amount={amounts[name]} size="sm" />
  return (
    <Card title={say('facts')}>
      <Facts
        of={[
          [say('requester'), requester.name],
          [say('consignee'), `${consignee} ${phone}`],
          [say('address'), `${regionName} ${detail}`],
          [say('deliveryWay'), request.deliveryWay !== undefined && wayLabel(request.deliveryWay)],
          [say('requireDate'), requireDate],
          [say('poNumber'), poNumber],
          [say('purchaseNo'), all('purchaseNo')],
          [say('costCentre'), all('costCentre')],
          [say('goodsAmount'), amount('goods')],
          [say('freight'), amount('freight')],
          [say('discount'), amount('discount')],
          [say('coupon'), amount('coupon')],
          [say('points'), amount('points')],
          [say('total'), <Price key="pay" amount={amounts.pay} size="md" />],
        ]}
        wide={[
          [say('emergencyReason'), emergency?.reason],
          [say('remark'), remark],
          [
            say('budgets'),
            budgets.length > 0 && (
              <span key="budgets" className="row wrap gap-16 row-gap-4 stretch">
                {budgets.map(({ code, name, before, after }) => (
                  <span key={code}>
                    {say('budgetOf', {
                      centre: `${code} ${name}`,
                      before: formatMoney(before, currency),
                      after: formatMoney(after, currency),
                    })}
                  </span>
                ))}
              </span>
            ),
          ],
          [
            say('quotation'),
            request.offer && (
              <a key="offer" className="link" href={href('offer', { offerId: request.offer.id })}>
                {request.offer.offerNo}
              </a>
            ),
          ],
          [say('files'), files.length > 0 && <FileList key="files" files={files} />],
          [
            say('orders'),
            orders.length > 0 && (
              <span key="orders" className="row wrap gap-16 row-gap-4 stretch">
                {orders.map(({ id, orderNo }) => (
                  <a key={id} className="link" href={href('order', { orderNo })}>
                    {orderNo}
                  </a>
                ))}
              </span>
            ),
          ],
        ]}
      />
    </Card>
  )
}
