import { useRef, useState } from 'react'
import { toDecimal, toMinor } from '../../core/money'
import { useUploading } from '../../session/registration/papers'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { claimFields, type ExpenseSent } from './claim-fields'
import { claimKind } from './claim-kind'
import { ExpenseFields } from './expense-fields'
import { ExpenseList } from './expense-list'
import type { Claim, Expense } from './reimbursement.contract'
import { reimbursementMessages } from './reimbursement.messages'
import type { Reimbursement } from './reimbursement.store'

type ClaimDialogProps = {
  /** The one that is changed; absent: a new one. */
  claim?: Claim
  claims: Reimbursement
  onClose: () => void
}

const draftsOf = ({ kind, amount, spentOn, orderNo, note, files }: Expense) => ({
  kind: claimKind.find(kind)?.code ?? claimKind.code.other,
  amount: toDecimal(amount),
  spentOn,
  orderNo,
  note,
  files,
})

/** The first expense with the subject, as the form holds it, and all others. */
function partsOf(claim: Claim) {
  const [first = claim, ...others] = claim.expenses ?? []
  return { start: { title: claim.title, ...draftsOf(first) }, more: others.map(draftsOf) }
}

/** What is typed so far, where it is an amount. */
const firstAmount = (typed: string) => (/^\d+(\.\d{1,2})?$/.test(typed) ? toMinor(typed) : 0)

/** An expense claim, new or again: kept as a draft, or handed in. */
export function ClaimDialog({ claim, claims, onClose }: ClaimDialogProps) {
  const say = useSay(reimbursementMessages)
  const { onBusy, arePapersThere } = useUploading()
  const [write] = useState(() => claims.write(claim))
  const handIn = useRef(true)
  const [known] = useState(() => claim && partsOf(claim))
  const [more, setMore] = useState<ExpenseSent[]>(known?.more ?? [])
  const filling = useFilling(claimFields, {
    start: known?.start,
    draft: claim?.id,
    async send(body) {
      if (!arePapersThere()) return
      await write(more.length > 0 ? { ...body, more } : body, handIn.current)
      onClose()
    },
  })
  return (
    <Dialog
      title={claim ? say('editTitle', { no: claim.claimNo }) : say('addTitle')}
      width={640}
      dirty={filling.dirty || more.length !== (known?.more.length ?? 0)}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="title" />
        <ExpenseFields of={filling} onBusy={onBusy} />
        <ExpenseList expenses={more} first={firstAmount(filling.drafts().amount)} onChange={setMore} />
        <div className="actions">
          <Button
            disabled={filling.sending}
            onClick={() => {
              handIn.current = false
              void filling.submit()
            }}
          >
            {say('save')}
          </Button>
          <SubmitButton of={filling} onClick={() => void (handIn.current = true)}>
            {say('saveAndSubmit')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
