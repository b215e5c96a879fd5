import { DocumentList } from '../../ui/tables/document-list'
import { useHost, useHref, useOpened, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { StateList } from '../../ui/tables/state-list'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryBlock } from './enquiry-block'
import { openEnquiryList } from './enquiry-list.store'
import { enquiryState } from './enquiry-state'

/** List page of inquiries with a filter by state. */
export default function EnquiryListPage() {
  const { scope, urlState } = useHost()
  const say = useSay(enquiryMessages)
  const href = useHref()
  const enquiries = useOpened(() => openEnquiryList(scope, urlState))
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
        <DocumentList heads={[say('goods'), say('best'), say('state'), say('action')]}>
          {content.map((enquiry) => (
            <EnquiryBlock key={enquiry.id} enquiry={enquiry} steps={enquiries.steps} />
          ))}
        </DocumentList>
      )}
    </StateList>
  )
}
