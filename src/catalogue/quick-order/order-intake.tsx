import { useStore } from '@nanostores/react'
import { useId, useState, type ClipboardEvent } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { FieldError } from '../../ui/forms/field-error'
import { useSay, useScope } from '../../ui/host'
import { Spinner } from '../../ui/spinner'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import { ImportPreview } from './import-preview'
import { OrderDrop } from './order-drop'
import { quickOrderMessages } from './quick-order.messages'
import type { QuickOrder } from './quick-order.store'

/** Maximum length of a text in the field; a longer one would be slow to lay out. */
const longest = 10_000

/** Import of a list: paste on the left, upload on the right, and the preview below. */
export function OrderIntake({ order }: { order: QuickOrder }) {
  const say = useSay(quickOrderMessages)
  const scope = useScope()
  const { intake } = order
  const fault = useStore(intake.$fault)
  const reading = useStore(intake.$reading)
  const unsure = useStore(intake.$unsure)
  const [text, setText] = useState('')
  const fieldId = useId()
  const hintId = useId()
  const errorId = useId()
  const limits = { n: mostCartLines }

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
  function takeFile(given: File) {
    setText('')
    void intake.takeFile(given)
  }
  function accept() {
    if (order.acceptImport()) setText('')
    else scope.toasts.brief('warning', say('noRoom', limits))
  }

  return (
    <section className="card quick-order-intake">
      <div className="quick-order-ways">
        <div className="quick-order-way">
          <label className="bold" htmlFor={fieldId}>
            {say('paste')}
          </label>
          <textarea
            id={fieldId}
            className="quick-order-field"
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
        <OrderDrop hintId={hintId} onFile={takeFile} />
      </div>
      <div role="status">
        {reading && (
          <span className="quick-order-reading row gap-8 text-dense ink-2">
            <Spinner />
            {say('reading')}
          </span>
        )}
        {fault && (
          <div className="quick-order-fault row gap-8 text-dense ink-2">
            <FieldError id={errorId}>{say(unsure ? 'encodingAsked' : fault, limits)}</FieldError>
            {unsure?.encodings.map(({ encoding, name, word }) => (
              <Button key={encoding} size="small" onClick={() => void intake.takeFile(unsure.file, encoding)}>
                {say('encodingRead', { word, name })}
              </Button>
            ))}
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
