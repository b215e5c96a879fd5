import { DocumentMoney } from '../../site/brand-site/document-money'
import { DocumentPage } from '../../ui/pages/document-page'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { enquiryMessages } from './enquiries.messages'
import { EnquiryCompare } from './enquiry-compare'
import { openEnquiryDetail } from './enquiry-detail.store'
import { EnquiryHead } from './enquiry-head'
import { EnquirySaid } from './enquiry-said'
import { EnquiryThread } from './enquiry-thread'
import { EnquiryVersions } from './enquiry-versions'
import sheet from './enquiries.css?sheet'

/** Detail page of an inquiry: request, compared answers, messages and actions. */
export default function EnquiryDetailPage({ enquiryId }: { enquiryId: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(enquiryMessages)
  const { document, steps } = useOpened(() => openEnquiryDetail(scope, enquiryId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="enquiries">
      {(enquiry) => (
        <DocumentMoney of={enquiry}>
          <EnquiryHead enquiry={enquiry} steps={steps} onOver={() => void document.reload()} />
          <EnquiryCompare enquiry={enquiry} steps={steps} />
          <EnquiryVersions enquiry={enquiry} />
          <EnquirySaid enquiry={enquiry} />
          <EnquiryThread enquiry={enquiry} steps={steps} />
        </DocumentMoney>
      )}
    </DocumentPage>
  )
}
