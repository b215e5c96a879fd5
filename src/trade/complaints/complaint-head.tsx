import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { KeptPictures } from '../../site/files/kept-picture'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Confirm } from '../../ui/confirm'
import { useLocale, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { StateTag } from '../../ui/state-tag'
import { Tag } from '../../ui/tag'
import { ComplaintAbout } from './complaint-about'
import { actionsOf } from './complaint-machine'
import { complaintState } from './complaint-state'
import type { ComplaintSteps } from './complaint-steps.store'
import { complaintType } from './complaint-type'
import type { ComplaintDetail } from './complaints.contract'
import { complaintMessages } from './complaints.messages'

const { waiting, success, closed } = complaintState.code

/** What a complaint says, how it stands and what became of it. */
export function ComplaintHead({ complaint, steps }: { complaint: ComplaintDetail; steps: ComplaintSteps }) {
  const say = useSay(complaintMessages)
  const locale = useLocale()
  const busy = useStore(steps.$busy).size > 0
  const [asking, ask] = useState(false)
  const { id, complaintNo, title, type, state, createdAt, content, phone, files, reply, endedAt } = complaint
  return (
    <Card padding="none">
      <header className="complaint-sheet-head">
        <div className="complaint-sheet-title">
          <h1 className="page-title" part="title">
            {title}
          </h1>
          <p className="complaint-sheet-facts complaint-meta">
            <Tag>{complaintType.label(type, locale)}</Tag>
            <span>{say('named', { no: complaintNo })}</span>
            <span>
              {say('time')} {createdAt.slice(0, 16)}
            </span>
            {complaint.filedBy && <span>{say('filedBy', { name: complaint.filedBy.name })}</span>}
          </p>
        </div>
        <StateTag of={complaintState} code={state} large />
        {actionsOf(complaint).includes('withdraw') && (
          <Button size="small" onClick={() => ask(true)}>
            {say('withdraw')}
          </Button>
        )}
      </header>
      <div className="complaint-sheet">
        {state === waiting && <InlineBar>{say('waiting')}</InlineBar>}
        {reply && (
          <InlineBar tone={state === success ? 'success' : 'info'}>
            <b>{say(state === closed ? 'whyClosed' : 'result')}</b> {reply}
            {endedAt && <span className="complaint-meta"> {endedAt.slice(0, 16)}</span>}
          </InlineBar>
        )}
        <dl className="complaint-facts">
          <div>
            <dt>{say('content')}</dt>
            <dd>{content}</dd>
          </div>
          {(complaint.orderNo || complaint.afterSale) && (
            <div>
              <dt>{say('about')}</dt>
              <dd>
                <ComplaintAbout of={complaint} />
              </dd>
            </div>
          )}
          <div>
            <dt>{say('phone')}</dt>
            <dd>{phone}</dd>
          </div>
          {files.length > 0 && (
            <div>
              <dt>{say('pictures')}</dt>
              <dd>
                <KeptPictures files={files} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      {asking && (
        <Confirm
          title={say('withdrawAsk')}
          text={say('withdrawText')}
          action={say('withdraw')}
          danger
          loading={busy}
          onConfirm={() => void steps.withdraw(id).then((ok) => ok && ask(false))}
          onCancel={() => ask(false)}
        />
      )}
    </Card>
  )
}
