import { useState } from 'react'
import { Pictures } from '../../site/files/pictures'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { Form, FormFields } from '../../ui/forms/form'
import { useFilling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { afterSalesMessages } from './after-sales.messages'
import { pickupForm, returnParcelForm } from './return-forms'

type Back = { company?: string; trackingNo?: string; pickupDay?: string; files?: string[] }
type ReturnDialogProps = {
  /** True if a courier picks up the goods. Otherwise the buyer sends them. */
  pickup: boolean
  onSend: (back: Back) => Promise<unknown>
  onClose: () => void
}

const noPictures = { describedBy: undefined, error: undefined, placeholder: undefined, required: false }

/** Dialog for the return parcel or the pickup day. */
export function ReturnDialog({ pickup, onSend, onClose }: ReturnDialogProps) {
  const say = useSay(afterSalesMessages)
  const { toasts } = useScope()
  const [files, setFiles] = useState<string[]>([])
  const [uploading, setUploading] = useState(false)
  async function send(body: Back) {
    if (uploading) return toasts.brief('warning', say('busy'))
    await onSend({ ...body, files })
  }
  const parcel = useFilling(returnParcelForm, { send })
  const day = useFilling(pickupForm, { send })
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
          <FormFields of={parcel} />
          <div className="form-field" data-field="files">
            <span className="form-label">{say('backPictures')}</span>
            <div className="form-body">
              <Pictures
                drawn={{
                  ...noPictures,
                  id: 'return-pictures',
                  name: 'files',
                  label: say('backPictures'),
                  value: files,
                  change: (given) => setFiles(Array.isArray(given) ? given.map(String) : []),
                }}
                onBusy={setUploading}
              />
            </div>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
