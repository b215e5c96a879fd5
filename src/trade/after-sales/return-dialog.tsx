import { Pictures } from '../../site/files/pictures'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form, FormFields } from '../../ui/forms/form'
import { FormField } from '../../ui/forms/form-field'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { afterSalesMessages } from './after-sales.messages'
import { pickupForm, returnParcelForm } from './return-forms'

type Back = { company?: string; trackingNo?: string; pickupDay?: string; files?: string[] }
type ReturnDialogProps = {
  /** True if a courier picks up the goods. Otherwise the buyer sends them. */
  pickup: boolean
  onSend: (back: Back) => Promise<unknown>
  onClose: () => void
}

/** Dialog for the return parcel or the pickup day. */
export function ReturnDialog({ pickup, onSend, onClose }: ReturnDialogProps) {
  const say = useSay(afterSalesMessages)
  const parcel = useFilling(returnParcelForm, { send: onSend })
  const day = useFilling(pickupForm, { send: onSend })
  const filling = pickup ? day : parcel
  return (
    <Dialog
      title={say(pickup ? 'bookPickup' : 'sendBack')}
      width={560}
      dirty={filling.dirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={filling.sending} onClick={() => void filling.submit()}>
            {say('send')}
          </Button>
        </>
      }
    >
      {pickup ? (
        <Form of={day}>
          <FormFields of={day} />
        </Form>
      ) : (
        <Form of={parcel}>
          <FormField of={parcel} name="company" />
          <FormField of={parcel} name="trackingNo" />
          <FormField of={parcel} name="files">
            {(drawn) => <Pictures drawn={drawn} />}
          </FormField>
        </Form>
      )}
    </Dialog>
  )
}
