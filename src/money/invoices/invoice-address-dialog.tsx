import { RegionPicker } from '../../account/addresses/region-picker'
import { Checkbox } from '../../ui/forms/checkbox'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { invoiceAddressForm } from './invoice-address-form'
import type { InvoiceAddress } from './invoice-addresses.contract'
import type { InvoiceAddressesStore } from './invoice-addresses.store'
import { invoiceMessages } from './invoices.messages'

type InvoiceAddressDialogProps = {
  store: InvoiceAddressesStore
  /** Address to edit. Default: a new address. */
  address?: InvoiceAddress | undefined
  onClose: () => void
}

/** Dialog for a mailing address of paper invoices. */
export function InvoiceAddressDialog({ store, address, onClose }: InvoiceAddressDialogProps) {
  const say = useSay(invoiceMessages)
  const filling = useFilling(invoiceAddressForm, {
    start: address,
    async send(values) {
      await store.save(values, address?.id)
      onClose()
    },
  })
  return (
    <Dialog
      title={say(address ? 'changeAddress' : 'addAddress')}
      width={600}
      onClose={onClose}
      form={filling}
      action={say('save')}
    >
      <Form of={filling} className="invoice-form">
        <FormField of={filling} name="consignee" autoComplete="name" />
        <FormField of={filling} name="phone" autoComplete="tel" />
        <FormField of={filling} name="regionCode">
          {(drawn) => <RegionPicker drawn={drawn} store={store} />}
        </FormField>
        <FormField of={filling} name="detail" autoComplete="street-address" />
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
