import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { mostCartLines } from '../../trade/cart/add-to-cart.contract'
import { saveTemplate } from './order-template'
import { quickOrderMessages } from './quick-order.messages'
import { acceptedFiles } from './read-order-file'

type OrderDropProps = {
  /** Id of the text with the limits. */
  hintId: string
  onFile: (file: File) => void
}

/** Drop zone and file button, with the limits and a template. */
export function OrderDrop({ hintId, onFile }: OrderDropProps) {
  const say = useSay(quickOrderMessages)
  const [over, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [given] = event.dataTransfer.files
    if (given) onFile(given)
  }
  return (
    <div className="quick-order-way">
      <span className="bold">{say('upload')}</span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same */}
      <div
        className={classNames('quick-order-drop grow ink-2', over && 'quick-order-drop-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={24} />
        <span className="quick-order-drop-line row gap-8 text-dense ink">
          {say('drop')}
          <Button size="small" onClick={() => file.current?.click()}>
            {say('choose')}
          </Button>
        </span>
        <span className="text-meta ink-3 text-center" id={hintId}>
          {say('uploadHint', { n: mostCartLines })}
        </span>
        <span className="text-meta ink-3 text-center">{say('uploadPrivate')}</span>
        <button
          type="button"
          className="link inline-row gap-4 above-4 text-meta"
          part="action"
          onClick={() => saveTemplate(say('templateName'), [say('code'), say('quantity'), say('unit')])}
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
            const [given] = event.target.files ?? []
            if (given) onFile(given)
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
