import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { BillLines } from './bill-lines'
import { billState } from './bill-state'
import type { Bill } from './credit.contract'
import { creditMessages } from './credit.messages'
import type { Credit } from './credit.store'
import { DisputeDialog } from './dispute-dialog'

/** Open dialog of a statement. */
export type OpenDialog = 'lines' | 'dispute' | undefined

type BillDisputeProps = {
  bill: Bill
  credit: Credit
  open: OpenDialog
  setOpen: (open: OpenDialog) => void
}

/** Warning about disputed lines that are not submitted yet, and the dialogs with the lines and with a dispute. */
export function BillDispute({ bill, credit, open, setOpen }: BillDisputeProps) {
  const say = useSay(creditMessages)
  const { id, month, state, disputedLines } = bill
  const close = () => setOpen(undefined)
  return (
    <>
      {state === billState.code.toBeConfirmed && disputedLines > 0 && (
        <InlineBar
          tone="warn"
          actions={
            <Button size="small" onClick={() => setOpen('lines')}>
              {say('sendDisputes', { n: disputedLines })}
            </Button>
          }
        >
          {say('unsent', { n: disputedLines })}
        </InlineBar>
      )}
      {open === 'lines' && <BillLines bill={bill} credit={credit} onClose={close} />}
      {open === 'dispute' && (
        <DisputeDialog
          title={say('disputeTitle', { month })}
          send={(reason) => credit.dispute(id, reason)}
          onClose={close}
        />
      )}
    </>
  )
}
