import type { Field, Fields } from '../../core/form/form-field'
import { Attachments } from '../../site/files/attachments'
import type { FileFamily } from '../../site/files/file-kind'
import { FormField } from '../../ui/forms/form-field'
import type { Filling } from '../../ui/forms/form-filling'
import { useSay } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { registrationMessages } from './registration.messages'
import sheet from './registration.css?sheet'

const families: FileFamily[] = ['image', 'pdf']

type PapersProps<F extends Fields> = {
  of: Filling<F>
  name: keyof F & string
}

/** Uploads of licences and other documents. */
export function Papers<F extends Fields>({ of, name }: PapersProps<F>) {
  useSheet(sheet)
  const say = useSay(registrationMessages)
  const field: Field | undefined = of.form.fields[name]
  const max = field?.type === 'files' ? field.max : undefined
  return (
    <FormField of={of} name={name}>
      {(drawn) => (
        <div className="grow">
          <Attachments drawn={drawn} max={max} families={families} mayUpload={() => true} />
          <p className="form-hint">{say('files')}</p>
        </div>
      )}
    </FormField>
  )
}
