import { useStore } from '@nanostores/react'
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { FieldError } from '../../ui/field-error'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { Spinner } from '../../ui/spinner'
import { ImportPreview } from './import-preview'
import { mostLines } from './order-lines'
import { saveTemplate } from './order-template'
import { quickOrderMessages } from './quick-order.messages'
import type { QuickOrder } from './quick-order.store'
import { acceptedFiles } from './read-order-file'
import { wholeNumber } from '../goods/whole-number'

/** A longer text is not put into the field, where the browser would lay out all of it. */
const longest = 10_000

/** Where a list comes in: pasted at the left, as a file at the right, and below what was found in it. */
export function OrderIntake({ order }: { order: QuickOrder }) {
  const say = useSay(quickOrderMessages)
  const scope = useScope()
  const { intake } = order
  const fault = useStore(intake.$fault)
  const reading = useStore(intake.$reading)
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const hintId = useId()
  const errorId = useId()
  const limits = { n: wholeNumber(mostLines) }

  function take(given: string) {
    setText(given)
    intake.takeText(given)
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const given = event.clipboardData.getData('text/plain')
    if (given.length <= longest) return
    event.preventDefault()
    setText('')
    intake.takeText(given)
  }
  function takeFile(given: File | undefined) {
    if (!given) return
    setText('')
    void intake.takeFile(given)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    takeFile(event.dataTransfer.files[0])
  }
  function accept() {
    if (order.acceptImport()) setText('')
    else scope.notices.toast('warning', say('noRoom', limits))
  }

  return (
    <section className="card order-intake">
      <div className="order-ways">
        <div className="order-paste">
          <label className="order-way-title" htmlFor={fieldId}>
            {say('paste')}
          </label>
          <textarea
            id={fieldId}
            className="order-field"
            rows={5}
            spellCheck={false}
            autoComplete="off"
            placeholder={`${say('pasteHint')}\n${say('pasteExample')}`}
            aria-describedby={classNames(hintId, fault && errorId)}
            aria-invalid={fault ? true : undefined}
            value={text}
            onChange={(event) => take(event.target.value)}
            onPaste={paste}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same */}
        <div
          className={classNames('order-drop', over && 'order-drop-over')}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="upload" size={24} />
          <span className="order-drop-line">
            {say('drop')}
            <Button size="small" onClick={() => file.current?.click()}>
              {say('choose')}
            </Button>
          </span>
          <span className="order-hint" id={hintId}>
            {say('uploadHint', limits)}
          </span>
          <span className="order-hint">{say('uploadPrivate')}</span>
          <button
            type="button"
            className="link order-template"
            part="action"
            onClick={() => saveTemplate(say('templateName'), [say('code'), say('quantity')])}
          >
            <Icon name="download" size={14} />
            {say('template')}
          </button>
          <input
            ref={file}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={say('upload')}
            accept={acceptedFiles}
            onChange={(event) => {
              takeFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
      </div>
      <div role="status">
        {reading && (
          <span className="order-reading">
            <Spinner />
            {say('reading')}
          </span>
        )}
        {fault && (
          <div className="order-fault">
            <FieldError id={errorId}>{say(fault, limits)}</FieldError>
          </div>
        )}
      </div>
      <ImportPreview
        order={order}
        onAccept={accept}
        onDiscard={() => {
          setText('')
          intake.discard()
        }}
      />
    </section>
  )
}
