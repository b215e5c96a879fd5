import { reviewState } from '../../words/review-state'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { useSheet } from '../../ui/sheet'
import { StateTag } from '../../ui/state-tag'
import type { Application } from './registration.contract'
import { registrationMessages } from './registration.messages'
import sheet from './registration.css?sheet'

const { approved, rejected } = reviewState.code

/** Returns whether a new application may be submitted. */
export const isOpen = (application: Application | undefined) =>
  application === undefined || application.reviewState === rejected

/** State of an application in one line, with the reason. */
export const ApplicationLine = ({ of: { reviewState: code, reason } }: { of: Application }) => (
  <span className="registration-application-line row wrap gap-8 row-gap-0 stretch anywhere">
    <StateTag of={reviewState} code={code} />
    {reason}
  </span>
)

/** State of an application and the next step. */
export function ApplicationState({ of }: { of: Application }) {
  useSheet(sheet)
  const say = useSay(registrationMessages)
  const { reviewState: code, company, reason, appliedAt } = of
  if (code === rejected) return <InlineBar tone="danger">{say('rejected', { reason })}</InlineBar>
  return (
    <div className="registration-application-state stack gap-12">
      <dl className="registration-application-facts">
        <dt className="ink-2">{say('company')}</dt>
        <dd>{company}</dd>
        <dt className="ink-2">{say('state')}</dt>
        <dd>
          <StateTag of={reviewState} code={code} large />
        </dd>
      </dl>
      <p className="above-4 ink-2">{say('appliedAt', { time: appliedAt })}</p>
      <p>{say(code === approved ? 'approved' : 'waiting')}</p>
    </div>
  )
}
