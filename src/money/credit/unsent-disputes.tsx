import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { longestDispute } from './credit-fields'
import type { Bill, BillLine } from './credit.contract'
import { creditMessages } from './credit.messages'
import type { Credit } from './credit.store'
import { billState } from './bill-state'
import { lineMark } from './line-mark'

/** Builds the reason of a dispute from the disputed lines: their reference numbers and reasons. */
const reasonOf = (lines: readonly BillLine[]) =>
  lines
    .filter(({ mark }) => mark === lineMark.code.disputed)
    .map(({ refNo, reason }) => `${refNo}: ${reason}`)
    .join('; ')
    .slice(0, longestDispute)

type UnsentDisputesProps = {
  bill: Bill
  credit: Pick<Credit, 'dispute' | '$busy'>
  lines: readonly BillLine[]
  onSent: () => void
}

/** Bar that warns about unsent disputed lines and sends them. */
export function UnsentDisputes({ bill, credit, lines, onSent }: UnsentDisputesProps) {
  const say = useSay(creditMessages)
  const busy = useStore(credit.$busy)
  const n = lines.filter(({ mark }) => mark === lineMark.code.disputed).length
  if (n === 0 || bill.state !== billState.code.toBeConfirmed) return null
  return (
    <InlineBar
      tone="warn"
      actions={
        <Button
          size="small"
          variant="primary"
          loading={busy.has(bill.id)}
          onClick={() => void credit.dispute(bill.id, reasonOf(lines)).then((sent) => sent && onSent())}
        >
          {say('sendDisputes', { n })}
        </Button>
      }
    >
      {say('unsent', { n })}
    </InlineBar>
  )
}
