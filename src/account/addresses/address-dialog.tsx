import { Checkbox } from '../../ui/forms/checkbox'
import { Dialog } from '../../ui/overlays/dialog'
import { Form } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { addressForm } from './address-form'
import { mostAddresses, type Address } from './addresses.contract'
import { addressMessages } from './addresses.messages'
import sheet from './addresses.css?sheet'
import type { AddressesStore } from './addresses.store'
import { RegionPicker } from './region-picker'

type AddressDialogProps = {
  store: AddressesStore
  /** Address to edit. Default: a new address. */
  address?: Address | undefined
  /** Called with the address id after a save. The parent then closes the dialog. */
  onSaved: (id: string) => void
  onClose: () => void
}

/** Dialog to add or edit an address. */
export function AddressDialog({ store, address, onSaved, onClose }: AddressDialogProps) {
  useSheet(sheet)
  const say = useSay(addressMessages)
  const filling = useFilling(addressForm, {
    start: address,
    send: async (values) => onSaved(await store.save(values, address?.id)),
  })
  return (
    <Dialog
      title={say(address ? 'changeTitle' : 'addTitle')}
      width={600}
      hint={say('hint', { n: mostAddresses })}
      onClose={onClose}
      form={filling}
      action={say('save')}
    >
      <Form of={filling} className="address-form">
        <FormField of={filling} name="consignee" autoComplete="name" />
        <FormField of={filling} name="phone" autoComplete="tel" />
        <FormField of={filling} name="regionCode">
          {(drawn) => <RegionPicker drawn={drawn} store={store} />}
        </FormField>
        <FormField of={filling} name="detail" autoComplete="street-address" />
        <FormField of={filling} name="label" width={208} />
        <FormField of={filling} name="isDefault" className="address-default">
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
