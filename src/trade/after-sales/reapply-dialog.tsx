import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { useChoices } from '../../ui/use-label'
import { afterSalesForm } from './after-sales-form'
import { afterSalesMessages } from './after-sales.messages'
import { afterSalesReason } from './after-sales-reason'
import { reasonsFor } from './after-sales-terms'
import { afterSalesType } from './after-sales-type'
import type { AfterSalesDetail } from './after-sales.contract'
import { returnMethod } from './return-method'
import { SaidFields } from './said-fields'

type Words = { reason?: number; returnMethod?: number; description?: string; files?: string[] }
type ReapplyDialogProps = {
  afterSale: AfterSalesDetail
  onSend: (words: Words) => Promise<unknown>
  onClose: () => void
}

/** Dialog to correct and resubmit a rejected application. */
export function ReapplyDialog({ afterSale, onSend, onClose }: ReapplyDialogProps) {
  const say = useSay(afterSalesMessages)
  const { rightType, reason, returnMethod: method, description, files } = afterSale
  const filling = useFilling(afterSalesForm, {
    start: {
      rightType: afterSalesType.is(rightType) ? rightType : '',
      reason,
      returnMethod: returnMethod.is(method) ? method : '',
      description,
      files,
    },
    send: ({ rightType: _, ...words }) => onSend(words),
  })
  const own = useChoices(afterSalesReason).flatMap(({ code }) => (afterSalesReason.is(code) ? [] : [code]))
  return (
    <Dialog title={say('reapply')} onClose={onClose} form={filling} action={say('send')}>
      <Form of={filling}>
        <SaidFields of={filling} reasons={[...reasonsFor(rightType), ...own]} />
      </Form>
    </Dialog>
  )
}
