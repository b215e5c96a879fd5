import { useRef, useState } from 'react'
import { toDecimal } from '../../core/money'
import { Papers, useUploading } from '../../session/registration/papers'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form, SubmitButton } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { claimFields } from './claim-fields'
import { claimKind } from './claim-kind'
import type { Claim } from './reimbursement.contract'
import { reimbursementMessages } from './reimbursement.messages'
import type { Reimbursement } from './reimbursement.store'

type ClaimDialogProps = {
  /** The one that is changed; absent: a new one. */
  claim?: Claim
  claims: Reimbursement
  onClose: () => void
}

const draftsOf = ({ title, kind, amount, spentOn, orderNo, note, files }: Claim) => ({
  title,
  kind: claimKind.find(kind)?.code ?? ('' as const),
  amount: toDecimal(amount),
  spentOn,
  orderNo,
  note,
  files,
})

/** An expense claim, new or again: kept as a draft, or handed in. */
export function ClaimDialog({ claim, claims, onClose }: ClaimDialogProps) {
  const say = useSay(reimbursementMessages)
  const { onBusy, arePapersThere } = useUploading()
  const [write] = useState(() => claims.write(claim))
  const handIn = useRef(true)
  const filling = useFilling(claimFields, {
    start: claim && draftsOf(claim),
    draft: claim?.id,
    async send(body) {
      if (!arePapersThere()) return
      await write(body, handIn.current)
      onClose()
    },
  })
  return (
    <Dialog
      title={claim ? say('editTitle', { no: claim.claimNo }) : say('addTitle')}
      width={640}
      dirty={filling.dirty}
      onClose={onClose}
    >
      <Form of={filling}>
        <FormField of={filling} name="title" />
        <FormField of={filling} name="kind" width={200} />
        <FormField of={filling} name="amount" width={200} />
        <FormField of={filling} name="spentOn" width={200} />
        <FormField of={filling} name="orderNo" />
        <FormField of={filling} name="note" />
        <Papers of={filling} name="files" onBusy={onBusy} />
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
