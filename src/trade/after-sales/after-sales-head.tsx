import { isReadOnly } from '../../site/brand-site/document-site'
import { SiteMark } from '../../site/brand-site/site-mark'
import { Card } from '../../ui/card'
import { useHref, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { LinkButton } from '../../ui/link-button'
import { StateTag } from '../../ui/state-tag'
import { Steps } from '../../ui/pages/steps'
import { Tag } from '../../ui/tag'
import { DocumentTitle } from '../../ui/pages/document-title'
import { useLabel } from '../../ui/use-label'
import { AfterSalesActions } from './after-sales-actions'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesState } from './after-sales-state'
import type { AfterSalesSteps } from './after-sales-steps.store'
import { trackOf } from './after-sales-track'
import { afterSalesType } from './after-sales-type'
import type { AfterSalesDetail } from './after-sales.contract'
import { returnMethod } from './return-method'
import { returnState } from './return-state'

const { applied, rejected, waitingForReturn, returned, returnReceived, approved } = returnState.code
const { awaitingRefund, awaitingShipment, shipped, userCancelled } = returnState.code
/** States in which a case ended early. */
const off: readonly number[] = [rejected, userCancelled, returnState.code.complaintCompleted]

/** Returns the sentence about the next step, or about the buyer's task. */
function useSentence(afterSale: AfterSalesDetail): string {
  const say = useSay(afterSalesMessages)
  const time = afterSale.dueAt?.slice(0, 16) ?? ''
  switch (afterSale.returnState) {
    case applied:
      return say('saidReview')
    case rejected:
      return say('saidReject', { reason: afterSale.rejectReason })
    case waitingForReturn:
      return say(afterSale.returnMethod === returnMethod.code.doorPickup ? 'saidPickup' : 'saidReturn', {
        time,
      })
    case returned:
      return say('saidReturned')
    case returnReceived:
      return say('saidInspect')
    case approved:
    case awaitingRefund:
      return say('saidRefund')
    case awaitingShipment:
      return say('saidResend')
    case shipped:
      return say('saidReceive', { time })
    case userCancelled:
      return say('saidCancelled')
    default:
      return say('saidDone')
  }
}

/** Header of a case: number, state, progress and actions. */
export function AfterSalesHead({
  afterSale,
  steps,
}: {
  afterSale: AfterSalesDetail
  steps: AfterSalesSteps
}) {
  const say = useSay(afterSalesMessages)
  const typeLabel = useLabel(afterSalesType)
  const href = useHref()
  const sentence = useSentence(afterSale)
  const { id, afterSaleNo, orderNo, rightType, rightState, returnState: state, createdAt } = afterSale
  const track = trackOf(afterSale, state)
  const refused = state === rejected
  return (
    <Card padding="none">
      <DocumentTitle
        title={say('named', { no: afterSaleNo })}
        facts={
          <>
            <Tag>{typeLabel(rightType)}</Tag>
            <SiteMark site={afterSale.site} />
            <span>
              {say('askedAt')} {createdAt.slice(0, 16)}
            </span>
            <a className="link" href={href('order', { orderNo })}>
              {say('order', { no: orderNo })}
            </a>
          </>
        }
        state={<StateTag of={afterSalesState} code={rightState} large />}
      />
      <div className="after-sales-sheet-way stack gap-16">
        {!off.includes(state) && (
          <Steps layout="track" items={track.steps.map((step) => say(step))} current={track.at} />
        )}
        <InlineBar tone={refused ? 'danger' : track.at === track.steps.length ? 'success' : 'info'}>
          {sentence}
        </InlineBar>
      </div>
      <div className="after-sales-sheet-actions row wrap gap-12">
        <AfterSalesActions afterSale={afterSale} steps={steps} />
        {!isReadOnly(afterSale.site) && (
          <LinkButton variant="text" href={href('complain', { orderNo }, { afterSale: id })}>
            {say('complain')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
