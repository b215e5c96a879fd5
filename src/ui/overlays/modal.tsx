import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useSay } from '../host'
import { IconButton } from '../icon-button'
import { useSheet } from '../sheet'
import { uiMessages } from '../ui.messages'
import sheet from './dialog.css?sheet'

export type ModalProps = {
  title: ReactNode
  /** Asks to close: by the cross, Escape or a press beside it. Take the dialog out of the page then. */
  onClose: () => void
  /** In px. */
  width?: number
  /** At the left of the foot. */
  hint?: ReactNode
  /** Buttons at the right of the foot; without hint and actions there is no foot. */
  actions?: ReactNode
  children?: ReactNode
}

const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** The native dialog under Dialog and Confirm. Open as long as it is drawn, in the top layer of its own root. */
export function Modal({ title, onClose, width = 700, hint, actions, children }: ModalProps) {
  useSheet(sheet)
  const say = useSay(uiMessages)
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    const body = dialog?.querySelector<HTMLElement>('.dialog-body')
    const first =
      body?.querySelector<HTMLElement>(fields) ?? dialog?.querySelector<HTMLElement>('[data-first]')
    first?.focus()
    // Before the node goes: only a dialog that is closed gives the focus back.
    return () => dialog?.close()
  }, [])

  // Not left to the browser, which closes on a second Escape whatever we say.
  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || box.current?.querySelector(':popover-open'))
      return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  // Pressed and released beside the box: a selection dragged out of a field is no wish to leave.
  const pressedBeside = useRef(false)
  const isBeside = (event: MouseEvent) => event.target === box.current

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its backdrop is what is pressed
    <dialog
      ref={box}
      className="dialog"
      part="dialog"
      aria-labelledby={titleId}
      style={{ width }}
      onKeyDown={keyDown}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event)
        if (pressedBeside.current) event.preventDefault() // the field keeps the focus
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== box.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <IconButton icon="close" label={say('close')} bare onClick={onClose} />
        </div>
        <div className="dialog-body">{children}</div>
        {(hint || actions) && (
          <div className="dialog-foot">
            <span className="dialog-hint">{hint}</span>
            {actions}
          </div>
        )}
      </div>
    </dialog>
  )
}
