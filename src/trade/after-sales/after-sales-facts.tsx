import { KeptPictures } from '../../site/files/kept-picture'
import { Card } from '../../ui/card'
import { Facts } from '../../ui/pages/facts'
import { useHref, useSay } from '../../ui/host'
import { useLabel } from '../../ui/use-label'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesReason } from './after-sales-reason'
import { ofDelivered } from './after-sales-terms'
import type { AfterSalesDetail } from './after-sales.contract'
import { returnMethod } from './return-method'

export function AfterSalesFacts({ afterSale }: { afterSale: AfterSalesDetail }) {
  const say = useSay(afterSalesMessages)
  const reasonLabel = useLabel(afterSalesReason)
  const methodLabel = useLabel(returnMethod)
  const href = useHref()
  const {
    rightType,
    reason,
    returnMethod: method,
    description,
    files,
    shop,
    complaints,
    placedBy,
  } = afterSale
  return (
    <Card title={say('facts')}>
      <Facts
        of={[
          [say('reason'), reasonLabel(reason)],
          [say('method'), ofDelivered(rightType) ? methodLabel(method) : ''],
          [say('description'), description],
          [say('pictures'), files.length > 0 ? <KeptPictures key="pictures" files={files} /> : ''],
          [say('shop'), shop.name],
          [say('byBuyer'), placedBy?.name],
          [
            say('complaints'),
            complaints.length > 0
              ? complaints.map(({ id, complaintNo }) => (
                  <a key={id} className="link" href={href('complaint', { complaintId: id })}>
                    {complaintNo}
                  </a>
                ))
              : '',
          ],
        ]}
      />
    </Card>
  )
}
