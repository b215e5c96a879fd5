import { useRef } from 'react'
import type { Field, Fields } from '../../core/form/form-field'
import { Attachments } from '../../site/files/attachments'
import type { FileFamily } from '../../site/files/file-kind'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { registrationMessages } from './registration.messages'
import sheet from './registration.css?sheet'

const families: FileFamily[] = ['image', 'pdf']

/** Returns whether files are uploading; the form waits for them. */
export function useUploading() {
  const scope = useScope()
  const say = useSay(registrationMessages)
  const sending = useRef(false)
  return {
    onBusy: (busy: boolean) => void (sending.current = busy),
    /** Returns false and shows the reason while files are uploading. */
    arePapersThere() {
      if (sending.current) scope.toasts.brief('warning', say('uploading'))
      return !sending.current
    },
  }
}

type PapersProps<F extends Fields> = {
  of: Filling<F>
  name: keyof F & string
  onBusy: (busy: boolean) => void
}

/** Uploads of licences and other documents. */
export function Papers<F extends Fields>({ of, name, onBusy }: PapersProps<F>) {
  useSheet(sheet)
  const say = useSay(registrationMessages)
  const field: Field | undefined = of.form.fields[name]
  const max = field?.type === 'files' ? field.max : undefined
  return (
    <FormField of={of} name={name}>
      {(drawn) => (
        <div className="registration-papers">
          <Attachments drawn={drawn} max={max} families={families} mayUpload={() => true} onBusy={onBusy} />
          <p className="form-hint">{say('files')}</p>
        </div>
      )}
    </FormField>
  )
}
