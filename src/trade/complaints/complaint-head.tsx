import { KeptPictures } from '../../site/files/kept-picture'
import { ActedThere } from '../../site/brand-site/acted-there'
import { SiteMark } from '../../site/brand-site/site-mark'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { DocumentTitle } from '../../ui/pages/document-title'
import { StepButtons } from '../../ui/pages/step-buttons'
import { Facts } from '../../ui/pages/facts'
import { useLabel } from '../../ui/use-label'
import { ComplaintAbout } from './complaint-about'
import { actionsOf } from './complaint-machine'
import { complaintState } from './complaint-state'
import type { OpenComplaint } from './complaint-detail.store'
import { complaintType } from './complaint-type'
import type { ComplaintDetail } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

const { waiting, success, closed } = complaintState.code

/** Header of a complaint: text, state and outcome. */
export function ComplaintHead({
  complaint,
  steps,
}: {
  complaint: ComplaintDetail
  steps: OpenComplaint['steps']
}) {
  const say = useSay(complaintMessages)
  const typeLabel = useLabel(complaintType)
  const { complaintNo, title, type, state, createdAt, content, phone, files, reply, endedAt } = complaint
  return (
    <Card padding="none">
      <DocumentTitle
        title={title}
        facts={
          <>
            <Tag>{typeLabel(type)}</Tag>
            <SiteMark site={complaint.site} />
            <span>{say('named', { no: complaintNo })}</span>
            <span>
              {say('time')} {createdAt.slice(0, 16)}
            </span>
            {complaint.filedBy && <span>{say('filedBy', { name: complaint.filedBy.name })}</span>}
          </>
        }
        state={<StateTag of={complaintState} code={state} large />}
        actions={
          <>
            <ActedThere site={complaint.site} />
            <StepButtons of={steps} open={actionsOf(complaint)} say={say} />
          </>
        }
      />
      <div className="complaint-sheet">
        {state === waiting && <InlineBar>{say('waiting')}</InlineBar>}
        {reply && (
          <InlineBar tone={state === success ? 'success' : 'info'}>
            <b>{say(state === closed ? 'whyClosed' : 'result')}</b> {reply}
            {endedAt && <span className="meta"> {endedAt.slice(0, 16)}</span>}
          </InlineBar>
        )}
        <Facts
          of={[
            [say('content'), content],
            [
              say('about'),
              (complaint.orderNo || complaint.afterSale) && <ComplaintAbout key="about" of={complaint} />,
            ],
            [say('phone'), phone],
            [say('pictures'), files.length > 0 && <KeptPictures key="pictures" files={files} />],
          ]}
        />
      </div>
    </Card>
  )
}
