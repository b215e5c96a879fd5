import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import type { BillLinesStore } from './bill-lines.store'
import type { BillLine } from './credit.contract'
import { creditMessages } from './credit.messages'
import { DisputeDialog } from './dispute-dialog'

type LineButtonsProps = { line: BillLine; store: BillLinesStore }

/** Buttons for the available actions of a statement line. */
export function LineButtons({ line: { id, refNo, actions }, store }: LineButtonsProps) {
  const say = useSay(creditMessages)
  const busy = useStore(store.$busy)
  const [disputing, setDisputing] = useState(false)
  const back = actions.includes('untick') ? 'untick' : actions.includes('takeBack') ? 'takeBack' : undefined
  return (
    <>
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
        <Button size="small" busy={busy.has(id)} onClick={() => setDisputing(true)}>
          {say('disputeLine')}
        </Button>
      )}
      {disputing && (
        <DisputeDialog
          title={say('disputeLineTitle', { refNo })}
          action={say('disputeMark')}
          hint={say('disputeMarkHint')}
          onClose={() => setDisputing(false)}
          send={(reason) => store.mark(id, 'dispute', reason)}
        />
      )}
    </>
  )
}
