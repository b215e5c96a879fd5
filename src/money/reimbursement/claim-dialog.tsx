import { useRef, useState } from 'react'
import { toDecimal, toMinor } from '../../core/money'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { claimFields, claimKind, type ExpenseSent } from './claim'
import { ExpenseFields } from './expense-fields'
import { ExpenseList } from './expense-list'
import type { Claim, Expense } from './reimbursement.contract'
import { reimbursementMessages } from './reimbursement.messages'
import type { Reimbursement } from './reimbursement.store'

type ClaimDialogProps = {
  /** Claim to edit. Default: a new claim. */
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

/** Splits a claim into the form values, which contain the first expense, and the other expenses. */
function partsOf(claim: Claim) {
  const [first = claim, ...others] = claim.expenses ?? []
  return { start: { title: claim.title, ...draftsOf(first) }, more: others.map(draftsOf) }
}

/** Returns the typed amount in minor units, 0 if it is invalid. */
const firstAmount = (typed: string) => (/^\d+(\.\d{1,2})?$/.test(typed) ? toMinor(typed) : 0)

/** Dialog to add or edit an expense claim, saved as a draft or submitted. */
export function ClaimDialog({ claim, claims, onClose }: ClaimDialogProps) {
  const say = useSay(reimbursementMessages)
  const [write] = useState(() => claims.write(claim))
  const handIn = useRef(true)
  const [known] = useState(() => claim && partsOf(claim))
  const [more, setMore] = useState<ExpenseSent[]>(known?.more ?? [])
  const filling = useFilling(claimFields, {
    start: known?.start,
    draft: claim?.id,
    async send(body) {
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
        <ExpenseFields of={filling} />
        <ExpenseList expenses={more} first={firstAmount(filling.drafts().amount)} onChange={setMore} />
        <div className="actions">
          <Button
            busy={filling.sending}
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
