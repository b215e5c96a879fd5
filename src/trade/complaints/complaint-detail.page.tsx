import { useState } from 'react'
import { EmptyCard } from '../../ui/empty-card'
import { useHost, useHref, useSay } from '../../ui/host'
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
      missing={
        <EmptyCard
          drawing="search"
          heading="h1"
          title={say('missing')}
          text={say('missingText')}
          way={{ label: say('toList'), href: href('complaints') }}
        />
      }
    >
      {(complaint) => (
        <>
          <ComplaintHead complaint={complaint} steps={detail.steps} />
          <ComplaintThread complaint={complaint} steps={detail.steps} />
        </>
      )}
    </Page>
  )
}
