import { payMethod } from '../../words/pay-method'
import { refundState } from '../payment/refund-state'
import { wholeNumber } from '../../core/text/whole-number'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useSay } from '../../ui/host'
import { Price } from '../../ui/price'
import { StateTag } from '../../ui/state-tag'
import { Table } from '../../ui/tables/table'
import { useLabel } from '../../ui/use-label'
import { afterSalesMessages } from './after-sales.messages'
import { isRefund } from './after-sales-terms'
import type { AfterSalesDetail } from './after-sales.contract'

/** Refunded amounts and their payment methods. */
export function RefundFacts({ afterSale }: { afterSale: AfterSalesDetail }) {
  const say = useSay(afterSalesMessages)
  const methodLabel = useLabel(payMethod)
  const { rightType, refundAmount, deducted, refund } = afterSale
  if (!isRefund(rightType)) return null
  const points = (count = 0) => (count > 0 ? wholeNumber(count) : '')
  return (
    <Card title={say('money')}>
      <Facts
        of={[
          [say('moneyTotal'), <Price key="total" amount={refundAmount} size="md" />],
          [
            say('deducted'),
            deducted === undefined ? '' : <Price key="deducted" amount={deducted} size="sm" />,
          ],
          [say('pointsBack'), points(refund?.points)],
          [say('pointsTaken'), points(refund?.clawed)],
          [say('kept'), refund && refund.kept > 0 ? <Price key="kept" amount={refund.kept} size="sm" /> : ''],
        ]}
      />
      {refund && refund.parts.length > 0 && (
        <Table
          label={say('money')}
          framed
          rows={refund.parts}
          rowKey={(_, at) => at}
          columns={[
            {
              key: 'way',
              head: say('moneyWay'),
              cell: ({ payCode }) => (payCode === undefined ? '—' : methodLabel(payCode)),
            },
            {
              key: 'amount',
              head: say('amount'),
              align: 'right',
              cell: ({ amount }) => <Price amount={amount} size="sm" />,
            },
            {
              key: 'state',
              head: say('moneyState'),
              cell: ({ state }) => <StateTag of={refundState} code={state} />,
            },
          ]}
        />
      )}
    </Card>
  )
}
