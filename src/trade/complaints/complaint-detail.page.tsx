import { useState } from 'react'
import { useHost, useHref, useSay } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/page-frame'
import { useSheet } from '../../ui/sheet'
import { openComplaintDetail } from './complaint-detail.store'
import { ComplaintHead } from './complaint-head'
import { ComplaintThread } from './complaint-thread'
import { complaintMessages } from './complaints.messages'
import sheet from './complaints.css?sheet'

/** One complaint: what it is about, what was said, and what became of it. */
export default function ComplaintDetailPage({ complaintId }: { complaintId: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(complaintMessages)
  const href = useHref()
  const [detail] = useState(() => openComplaintDetail(scope, complaintId))
  return (
    <Page
      of={detail.complaint}
      what={say('title')}
      empty={{
        when: (complaint) => complaint === null,
        drawing: 'search',
        heading: 'h1',
        title: say('missing'),
        text: say('missingText'),
        actions: (
          <LinkButton variant="primary" href={href('complaints')}>
            {say('toList')}
          </LinkButton>
        ),
      }}
    >
      {(complaint) =>
        complaint && (
          <>
            <ComplaintHead complaint={complaint} steps={detail.steps} />
            <ComplaintThread complaint={complaint} steps={detail.steps} />
          </>
        )
      }
    </Page>
  )
}
