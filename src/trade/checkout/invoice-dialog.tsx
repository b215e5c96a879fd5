import { invoiceType } from '../../money/invoices/invoice-type'
import { KeptTitles } from './kept-titles'
import type { KeptTitlesStore } from './kept-titles.store'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { useLabel } from '../../ui/use-label'
import type { InvoiceWish } from './checkout.contract'
import { checkoutMessages } from './checkout.messages'
import { invoiceForm } from './invoice-form'

type InvoiceDialogProps = {
  /** Code of `invoiceType`. */
  type: number
  titles: KeptTitlesStore
  start: InvoiceWish | undefined
  onSave: (wish: InvoiceWish) => void
  onClose: () => void
}

const fields = ['title', 'taxNo', 'bank', 'bankCard', 'regAddress', 'regPhone'] as const

/** Dialog for the invoice data. */
export default function InvoiceDialog({ type, titles, start, onSave, onClose }: InvoiceDialogProps) {
  const say = useSay(checkoutMessages)
  const typeLabel = useLabel(invoiceType)
  const { ordinary, special } = invoiceType.code
  const kind = type === special ? special : ordinary
  const filling = useFilling(invoiceForm, {
    start: { ...start, type: kind },
    send: async (values) => onSave(values),
  })
  return (
    <Dialog
      title={say('invoiceOf', { type: typeLabel(kind) })}
      width={600}
      onClose={onClose}
      form={filling}
      action={say('save')}
    >
      <KeptTitles
        type={kind}
        titles={titles}
        onChoose={(title) => {
          for (const name of fields) filling.set(name, title[name] ?? '')
        }}
      />
      <Form of={filling}>
        {fields.map((name) => (
          <FormField key={name} of={filling} name={name} />
        ))}
      </Form>
    </Dialog>
  )
}
