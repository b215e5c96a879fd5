import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { hasRight } from '../../session/permission/member-right'
import { sessionOf } from '../../session/sign-in/session.store'
import { Button } from '../../ui/button'
import { useSay, useScope } from '../../ui/host'
import { Textarea } from '../../ui/forms/textarea'
import { Dialog } from '../../ui/overlays/dialog'
import { Price } from '../../ui/price'
import { QuantityTable } from './quantity-table'
import type { Decision, RequestDetail } from './request-detail.store'
import { longestReason } from '../checkout/text-limits'
import { requestMessages } from './requests.messages'

type DecideDialogProps = {
  decision: Decision['decision']
  request: RequestDetail
  busy: boolean
  onDecide: (decision: Decision) => void
  onClose: () => void
}

/** Dialog of an approver: approve, with other quantities if needed, or return or reject with a reason. */
export function DecideDialog({
  decision,
  request: { lines, emergency },
  busy,
  onDecide,
  onClose,
}: DecideDialogProps) {
  const say = useSay(requestMessages)
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map())
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const approves = decision === 'approve'
  const session = useStore(sessionOf(useScope()).$session)
  const user = session.state === 'member' ? session.user : undefined
  const mayChange = approves && !emergency && (!user || hasRight(user, 'request.change'))
  const changed = lines.flatMap(({ id, quantity }) => {
    const next = quantities.get(id) ?? quantity
    return next === quantity ? [] : [{ lineId: id, quantity: next }]
  })
  const why = reason.trim()
  function send() {
    setTried(true)
    if (!approves && !why) return
    onDecide({ decision, ...(why && { reason: why }), ...(changed.length > 0 && { lines: changed }) })
  }
  return (
    <Dialog
      title={say(`${decision}Title`)}
      width={mayChange ? 720 : 480}
      dirty={changed.length > 0 || why !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={send}>
            {say(decision)}
          </Button>
        </>
      }
    >
      {(mayChange || !approves) && (
        <p className="below-12 ink-2">{say(emergency ? 'refuseText' : `${decision}Text`)}</p>
      )}
      {mayChange && (
        <QuantityTable
          lines={lines}
          column={{
            key: 'price',
            head: say('price'),
            align: 'right',
            width: 112,
            cell: ({ price }) => <Price amount={price} size="sm" />,
          }}
          quantityOf={({ id, quantity }) => quantities.get(id) ?? quantity}
          onChange={(id, quantity) => setQuantities(new Map(quantities).set(id, quantity))}
        />
      )}
      <label className="stack gap-4 above-16">
        {say('reason')}
        <Textarea
          maxLength={longestReason}
          rows={2}
          value={reason}
          error={tried && !approves && !why ? say('reasonNeeded') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
    </Dialog>
  )
}
