import { autoUpdate, flip, offset, shift, useFloating, type Placement } from '@floating-ui/react'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useSheet } from '../sheet'
import sheet from './floating.css?sheet'

type FloatingProps = {
  /** What it stands beside. */
  anchor: RefObject<Element | null>
  /** Default: below, from the same beginning. */
  placement?: Placement
  /** Its name, where it is a dialog. */
  label?: string
  /** Whoever opened it closes it: a field that keeps the focus. */
  kept?: boolean
  onClose?: () => void
  children: ReactNode
}

/**
 * A box in the top layer beside what opened it, in sight whatever host clips, moves or scrolls. Escape and a press
 * beside it close it, unless it is kept. Open as long as it is drawn.
 */
export default function Floating({
  anchor,
  placement = 'bottom-start',
  label,
  kept = false,
  onClose,
  children,
}: FloatingProps) {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const { refs, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement,
    elements: { reference: anchor.current },
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })

  useLayoutEffect(() => {
    const popover = box.current
    popover?.showPopover()
    return () => popover?.hidePopover()
  }, [])

  return (
    <div
      ref={(node) => {
        box.current = node
        refs.setFloating(node)
      }}
      popover={kept ? 'manual' : 'auto'}
      role={label ? 'dialog' : undefined}
      aria-label={label}
      className="floating"
      style={floatingStyles}
      onToggle={({ newState }) => newState === 'closed' && onClose?.()}
    >
      {children}
    </div>
  )
}
