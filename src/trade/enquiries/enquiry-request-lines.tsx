import { useStore } from '@nanostores/react'
import { EmptyState } from '../../ui/pages/empty-state'
import { useSay } from '../../ui/host'
import { TableCard } from '../../ui/tables/table-card'
import { OfferRequestTable } from '../offers/offer-request-table'
import { EnquiryRequestIntake } from './enquiry-request-intake'
import { enquiryRequestMessages } from './enquiry-request.messages'
import type { EnquiryRequest } from './enquiry-request.store'

/** Lines of the request, and the inputs to add more. */
export function EnquiryRequestLines({ request }: { request: EnquiryRequest }) {
  const say = useSay(enquiryRequestMessages)
  const lines = useStore(request.$lines)
  const faults = useStore(request.$faults)
  return (
    <TableCard title={say('goods')}>
      {lines.length === 0 ? (
        <EmptyState state={null} drawing="list" title={say('emptyTitle')} text={say('emptyText')} />
      ) : (
        <OfferRequestTable rows={lines} faults={faults} request={request} />
      )}
      <EnquiryRequestIntake request={request} />
    </TableCard>
  )
}
