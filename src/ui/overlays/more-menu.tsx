import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button'
import { later } from '../later'
import { useSheet } from '../sheet'
import sheet from './more-menu.css?sheet'
import { useOpened } from './use-opened'

const Floating = later(() => import('./floating'))

type MoreMenuProps = {
  /** The word of its button. */
  label: string
  size?: 'small' | 'medium'
  disabled?: boolean
  /** Links and buttons, one below the other. */
  children: ReactNode
}

/** Actions that are wanted less often, behind one button. A press on one of them closes it. */
export function MoreMenu({ label, size = 'small', disabled, children }: MoreMenuProps) {
  useSheet(sheet)
  const anchor = useRef<HTMLSpanElement>(null)
  const { open, setOpen, opener } = useOpened()
  const pressed = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a, button') && setOpen(false)
  return (
    <span ref={anchor} className="more-menu">
      <Button size={size} icon="chevronDown" disabled={disabled} {...opener}>
        {label}
      </Button>
      {open && (
        <Floating anchor={anchor} placement="bottom-end" onClose={() => setOpen(false)}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div className="more-menu-list" onClick={pressed}>
            {children}
          </div>
        </Floating>
      )}
    </span>
  )
}
