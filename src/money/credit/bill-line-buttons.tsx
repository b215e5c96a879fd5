import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form, FormFields, SubmitButton } from '../../ui/form'
import { useFilling } from '../../ui/form-filling'
import { useSay } from '../../ui/host'
import type { BillLinesStore } from './bill-lines.store'
import { disputeFields } from './credit-fields'
import type { BillLine } from './credit.contract'
import { creditMessages } from './credit.messages'

type LineButtonsProps = { line: BillLine; store: BillLinesStore }

/** What can be done with a line of a statement now. */
export function LineButtons({ line: { id, refNo, actions }, store }: LineButtonsProps) {
  const say = useSay(creditMessages)
  const busy = useStore(store.$busy)
  const [disputing, setDisputing] = useState(false)
  const back = actions.includes('untick') ? 'untick' : actions.includes('takeBack') ? 'takeBack' : undefined
  return (
    <span className="credit-row-actions">
      {actions.includes('tick') && (
        <Button size="small" loading={busy.has(id)} onClick={() => void store.mark(id, 'tick')}>
          {say('tick')}
        </Button>
      )}
      {back && (
        <Button size="small" loading={busy.has(id)} onClick={() => void store.mark(id, back)}>
          {say('takeBack')}
        </Button>
      )}
      {actions.includes('dispute') && (
        <Button size="small" disabled={busy.has(id)} onClick={() => setDisputing(true)}>
          {say('disputeLine')}
        </Button>
      )}
      {disputing && (
        <LineDispute
          refNo={refNo}
          onClose={() => setDisputing(false)}
          send={(reason) => store.mark(id, 'dispute', reason)}
        />
      )}
    </span>
  )
}

type LineDisputeProps = { refNo: string; onClose: () => void; send: (reason: string) => Promise<boolean> }

/** What is wrong with a line. */
function LineDispute({ refNo, onClose, send }: LineDisputeProps) {
  const say = useSay(creditMessages)
  const filling = useFilling(disputeFields, {
    async send({ reason }) {
      if (await send(reason)) onClose()
    },
  })
  return (
    <Dialog title={say('disputeLineTitle', { refNo })} onClose={onClose} width={480}>
      <Form of={filling} className="credit-form">
        <FormFields of={filling} />
        <div className="credit-buttons">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <SubmitButton of={filling}>{say('submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
