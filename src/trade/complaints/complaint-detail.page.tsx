import { ActedThere } from '../../site/brand-site/acted-there'
import { SiteMark } from '../../site/brand-site/site-mark'
import { KeptPictures } from '../../site/files/kept-picture'
import { MessageForm, messageForm } from '../../site/files/message-form'
import { MessageThread } from '../../site/files/message-thread'
import { Pictures } from '../../site/files/pictures'
import { Card } from '../../ui/card'
import { useHost, useOpened, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { DocumentPage } from '../../ui/pages/document-page'
import { DocumentTitle } from '../../ui/pages/document-title'
import { Facts } from '../../ui/pages/facts'
import { StepButtons } from '../../ui/pages/step-buttons'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { useLabel } from '../../ui/use-label'
import { actionsOf, complaintState, complaintType } from './complaint'
import { ComplaintAbout } from './complaint-about'
import type { ComplaintDetail } from './complaints.contract'
import { complaintMessages } from './complaints.messages'
import { openComplaintDetail } from './complaints.store'
import sheet from './complaints.css?sheet'

const { waiting, success, closed } = complaintState.code
const addition = messageForm(complaintMessages.write)

/** Detail page of a complaint: subject, messages and outcome. */
export default function ComplaintDetailPage({ complaintId }: { complaintId: string }) {
  useSheet(sheet)
  const { scope } = useHost()
  const say = useSay(complaintMessages)
  const typeLabel = useLabel(complaintType)
  const { document, steps, write } = useOpened(() => openComplaintDetail(scope, complaintId))
  return (
    <DocumentPage of={document} what={say('title')} missing={say('missing')} list="complaints">
      {(complaint) => {
        const { complaintNo, title, type, state, createdAt, filedBy, site, thread } = complaint
        const open = actionsOf(complaint)
        return (
          <>
            <Card padding="none">
              <DocumentTitle
                title={title}
                facts={
                  <>
                    <Tag>{typeLabel(type)}</Tag>
                    <SiteMark site={site} />
                    <span>{say('named', { no: complaintNo })}</span>
                    <span>
                      {say('time')} {createdAt.slice(0, 16)}
                    </span>
                    {filedBy && <span>{say('filedBy', { name: filedBy.name })}</span>}
                  </>
                }
                state={<StateTag of={complaintState} code={state} large />}
                actions={
                  <>
                    <ActedThere site={site} />
                    <StepButtons of={steps} open={open} say={say} />
                  </>
                }
              />
              <ComplaintText complaint={complaint} />
            </Card>
            {(thread.length > 0 || open.includes('message')) && (
              <MessageThread of={thread} say={say} attached={(files) => <KeptPictures files={files} />}>
                {open.includes('message') && (
                  <MessageForm
                    of={addition}
                    action={say('send')}
                    send={write}
                    uploads={(drawn) => <Pictures drawn={drawn} />}
                  />
                )}
              </MessageThread>
            )}
          </>
        )
      }}
    </DocumentPage>
  )
}

/** Text of a complaint, and its outcome. */
function ComplaintText({ complaint }: { complaint: ComplaintDetail }) {
  const say = useSay(complaintMessages)
  const { state, content, phone, files, reply, endedAt, orderNo, afterSale } = complaint
  return (
    <div className="complaint-sheet stack gap-20">
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
          [say('about'), (orderNo || afterSale) && <ComplaintAbout key="about" of={complaint} />],
          [say('phone'), phone],
          [say('pictures'), files.length > 0 && <KeptPictures key="pictures" files={files} />],
        ]}
      />
    </div>
  )
}
