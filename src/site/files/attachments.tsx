import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { FieldError } from '../../ui/forms/field-error'
import { FileChip } from '../../ui/forms/file-chip'
import type { DrawnControl } from '../../ui/forms/form-control'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { Spinner } from '../../ui/spinner'
import { download } from './download'
import { acceptOf, type FileFamily } from './file-kind'
import { useFieldUploads } from './field-uploads'
import sheet from './files.css?sheet'
import { filesMessages } from './files.messages'

type AttachmentsProps = {
  /** Form field that stores the URLs of the files. */
  drawn: DrawnControl
  max?: number
  families?: readonly FileFamily[]
  /** Called before the file dialog opens. Returns false if the user must log in first. */
  mayUpload: () => boolean
}

/** Files of a form field as chips, with an upload button. */
export function Attachments({ drawn, max, families, mayUpload }: AttachmentsProps) {
  useSheet(sheet)
  const say = useSay(filesMessages)
  const scope = useScope()
  const uploads = useFieldUploads(drawn, { max, families })
  const files = useStore(uploads.$files)
  const fault = useStore(uploads.$fault)
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className="file-attachments row wrap gap-8 grow shrink">
      {files.map(({ key, name, size, state, address }) => (
        <span
          key={key}
          className={classNames(
            'file-attachment inline-row gap-8',
            state === 'failed' && 'file-attachment-failed',
          )}
        >
          {state === 'sending' && (
            <span role="status" aria-label={say('sending', { name })}>
              <Spinner />
            </span>
          )}
          <FileChip
            name={name}
            size={size}
            onOpen={address === undefined ? undefined : () => void download(scope, address, name)}
            onRemove={() => uploads.remove(key)}
          />
          {state === 'failed' && (
            <button type="button" className="link" onClick={() => uploads.retry(key)}>
              {say('retry')}
            </button>
          )}
        </span>
      ))}
      {files.length < uploads.max && (
        <Button
          id={drawn.id}
          size="small"
          icon="upload"
          className={classNames('file-attachment-choose', drawn.error && 'file-attachment-wrong')}
          aria-describedby={drawn.describedBy}
          aria-label={`${say('choose')} ${drawn.label}`}
          onClick={() => mayUpload() && input.current?.click()}
        >
          {say('choose')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(families)}
        onChange={({ target }) => {
          uploads.choose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  )
}
