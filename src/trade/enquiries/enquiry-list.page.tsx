import { useState } from 'react'
import listSheet from '../offers/offer-list.css?sheet'
import offersSheet from '../offers/offers.css?sheet'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { useSheet } from '../../ui/sheet'
import { StateList } from '../../ui/state-list'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryBlock } from './enquiry-block'
import { openEnquiryList } from './enquiry-list.store'
import { enquiryState } from './enquiry-state'

/** Inquiries by state, to be found again and gone on with. */
export default function EnquiryListPage() {
  useSheet(offersSheet)
  useSheet(listSheet)
  const { scope, place } = useHost()
  const say = useSay(enquiryMessages)
  const href = useHref()
  const [enquiries] = useState(() => openEnquiryList(scope, place))
  return (
    <StateList
      of={enquiries}
      states={enquiryState}
      say={say}
      find={say('find')}
      actions={
        <LinkButton size="small" icon="plus" href={href('askEnquiry')}>
          {say('newOne')}
        </LinkButton>
      }
      begin={
        <LinkButton variant="primary" href={href('askEnquiry')}>
          {say('newOne')}
        </LinkButton>
      }
    >
      {({ content }) => (
        <div className="offers">
          <div className="card offers-columns" aria-hidden="true">
            <span>{say('goods')}</span>
            <span>{say('best')}</span>
            <span>{say('state')}</span>
            <span>{say('action')}</span>
          </div>
          {content.map((enquiry) => (
            <EnquiryBlock key={enquiry.id} enquiry={enquiry} steps={enquiries.steps} />
          ))}
        </div>
      )}
    </StateList>
  )
}
