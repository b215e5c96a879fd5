import { useStore } from '@nanostores/react'
import { useState } from 'react'
import listSheet from '../offers/offer-list.css?sheet'
import offersSheet from '../offers/offers.css?sheet'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { ListPage } from '../../ui/list-page'
import { useSheet } from '../../ui/sheet'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryBlock } from './enquiry-block'
import { EnquiryListHead } from './enquiry-list-head'
import { openEnquiryList } from './enquiry-list.store'

/** Inquiries by state, to be found again and gone on with. */
export default function EnquiryListPage() {
  useSheet(offersSheet)
  useSheet(listSheet)
  const { scope, place } = useHost()
  const say = useSay(enquiryMessages)
  const href = useHref()
  const [enquiries] = useState(() => openEnquiryList(scope, place))
  const { filters } = useStore(enquiries.$query)
  const narrowed = Object.values(filters).some(Boolean)
  return (
    <ListPage
      of={enquiries}
      what={say('list')}
      filters={<EnquiryListHead enquiries={enquiries} />}
      empty={
        narrowed
          ? { drawing: 'search', title: say('noneFound'), text: say('noneFoundText') }
          : {
              drawing: 'list',
              title: say('none'),
              text: say('noneText'),
              actions: (
                <LinkButton variant="primary" href={href('askEnquiry')}>
                  {say('newOne')}
                </LinkButton>
              ),
            }
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
    </ListPage>
  )
}
