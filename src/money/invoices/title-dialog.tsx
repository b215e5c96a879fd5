import { reviewState } from '../../words/review-state'
import { useRefusal } from '../../session/permission/permitted'
import { Refused } from '../../session/permission/refused'
import { Checkbox } from '../../ui/forms/checkbox'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { Radio } from '../../ui/forms/radio'
import { useLabel } from '../../ui/use-label'
import { invoiceMessages } from './invoices.messages'
import type { InvoiceTitle } from './invoice-titles.contract'
import type { TitlesStore } from './invoice-titles.store'
import { titleForm } from './title-form'
import { titleKind } from './title-kind'

type TitleDialogProps = {
  store: TitlesStore
  /** Title to edit. Default: a new title. */
  title?: InvoiceTitle | undefined
  onClose: () => void
}

const plain = ['title', 'taxNo', 'bank', 'bankCard', 'regAddress', 'regPhone'] as const

function startOf(title: InvoiceTitle | undefined) {
  const kind = titleKind.find(title?.kind)?.code ?? titleKind.code.ordinary
  const {
    title: name = '',
    taxNo = '',
    bank = '',
    bankCard = '',
    regAddress = '',
    regPhone = '',
  } = title ?? {}
  return { kind, title: name, taxNo, bank, bankCard, regAddress, regPhone, isDefault: title?.isDefault ?? 20 }
}

/** Dialog to add or edit a title. Only certified companies can have special titles. */
export function TitleDialog({ store, title, onClose }: TitleDialogProps) {
  const say = useSay(invoiceMessages)
  const kindLabel = useLabel(titleKind)
  const refusal = useRefusal('specialInvoice')
  const filling = useFilling(titleForm, {
    start: startOf(title),
    async send(values) {
      await store.save(values, title?.id)
      onClose()
    },
  })
  return (
    <Dialog
      title={say(title ? 'changeTitle' : 'addTitle')}
      width={600}
      hint={say('specialHint')}
      onClose={onClose}
      form={filling}
      action={say('save')}
    >
      {title?.reviewState === reviewState.code.rejected && (
        <p className="invoices-about text-meta ink-2">{say('rejected', { reason: title.reason })}</p>
      )}
      <Form of={filling} className="invoice-form">
        <FormField of={filling} name="kind" after={refusal && <Refused refusal={refusal} />}>
          {({ id, value, change }) =>
            titleKind.entries.map(({ code }) => (
              <Radio
                key={code}
                name={id}
                value={code}
                checked={value === code}
                disabled={code === titleKind.code.special && refusal !== undefined}
                onChange={() => change(code)}
              >
                {kindLabel(code)}
              </Radio>
            ))
          }
        </FormField>
        {plain.map((name) => (
          <FormField key={name} of={filling} name={name} />
        ))}
        <FormField of={filling} name="isDefault" className="invoice-default">
          {({ value, change }) => (
            <Checkbox checked={value === 10} onChange={({ target }) => change(target.checked ? 10 : 20)}>
              {say('asDefault')}
            </Checkbox>
          )}
        </FormField>
      </Form>
    </Dialog>
  )
}
