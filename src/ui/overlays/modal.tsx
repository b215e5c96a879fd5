import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useSay } from '../host'
import { IconButton } from '../icon-button'
import { keepsFocus } from '../pages/keep-focus'
import { useSheet } from '../sheet'
import { uiMessages } from '../ui.messages'
import sheet from './dialog.css?sheet'

export type ModalProps = {
  title: ReactNode
  /** Called on the close button, Escape or a press outside. Unmount the dialog then. */
  onClose: () => void
  /** In pixels. */
  width?: number
  /** Content at the left of the footer. */
  hint?: ReactNode
  /** Buttons at the right of the footer. Without hint and actions there is no footer. */
  actions?: ReactNode
  children?: ReactNode
}

const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Native dialog below Dialog and Confirm, in the top layer. Open while mounted. */
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
    // Closed before its node is removed: only then does the browser restore the focus.
    return () => dialog?.close()
  }, [])

  // Browsers close on a second Escape even if prevented, so the key is handled here.
  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || box.current?.querySelector(':popover-open'))
      return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  // Both press and release must be outside: dragging a selection out of a field must not close.
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
        if (pressedBeside.current) event.preventDefault() // Keeps the focus in the field.
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
      <div className="dialog-box" {...keepsFocus}>
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
