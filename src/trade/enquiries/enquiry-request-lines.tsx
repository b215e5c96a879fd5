import { useStore } from '@nanostores/react'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { useSay } from '../../ui/host'
import type { LineFaults } from '../offers/offer-line-faults'
import { EnquiryRequestIntake } from './enquiry-request-intake'
import { EnquiryRequestRow } from './enquiry-request-row'
import { enquiryRequestMessages } from './enquiry-request.messages'
import type { EnquiryRequest } from './enquiry-request.store'

const sound: LineFaults = {}

/** What prices are asked for, and the ways in which more of it comes in. */
export function EnquiryRequestLines({ request }: { request: EnquiryRequest }) {
  const say = useSay(enquiryRequestMessages)
  const lines = useStore(request.$lines)
  const faults = useStore(request.$faults)
  return (
    <Card padding="none" title={say('goods')} className="request-card offer-table">
      {lines.length === 0 ? (
        <EmptyState drawing="list" title={say('emptyTitle')} text={say('emptyText')} />
      ) : (
        <table className="table request-table">
          <caption className="visually-hidden">{say('list')}</caption>
          <thead>
            <tr>
              <th scope="col" className="table-left">
                {say('product')}
              </th>
              <th scope="col" className="request-quantity">
                {say('quantity')}
              </th>
              <th scope="col" className="request-unit">
                {say('unit')}
              </th>
              <th scope="col" className="request-target">
                {say('target')}
              </th>
              <th scope="col" className="request-action">
                {say('action')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <EnquiryRequestRow
                key={line.key}
                line={line}
                at={at + 1}
                faults={faults.get(line.key) ?? sound}
                request={request}
              />
            ))}
          </tbody>
        </table>
      )}
      <EnquiryRequestIntake request={request} />
    </Card>
  )
}
