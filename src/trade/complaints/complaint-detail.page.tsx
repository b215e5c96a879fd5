import { DocumentPage } from '../../ui/pages/document-page'
import { useHost, useOpened, useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { openComplaintDetail } from './complaint-detail.store'
import { ComplaintHead } from './complaint-head'
import { ComplaintThread } from './complaint-thread'
import { complaintMessages } from './complaints.messages'
import sheet from './complaints.css?sheet'

/** Detail page of a complaint: subject, messages and outcome. */
export default function ComplaintDetailPage({ complaintId }: { complaintId: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(complaintMessages)
  const { document, steps } = useOpened(() => openComplaintDetail(scope, complaintId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="complaints">
      {(complaint) => (
        <>
          <ComplaintHead complaint={complaint} steps={steps} />
          <ComplaintThread complaint={complaint} steps={steps} />
        </>
      )}
    </DocumentPage>
  )
}
