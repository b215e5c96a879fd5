import { yes } from '../../core/api/shapes'
import { useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import type { RequestDetail } from './request-detail.store'
import { requestMessages } from './requests.messages'

/** Marks a request that was ordered in an emergency, and whether its approval is overdue. */
export function EmergencyTag({ of: { overdue } }: { of: NonNullable<RequestDetail['emergency']> }) {
  const say = useSay(requestMessages)
  return (
    <>
      <Tag tone="warn">{say('emergency')}</Tag>
      {overdue === yes && <Tag tone="danger">{say('overdue')}</Tag>}
    </>
  )
}
