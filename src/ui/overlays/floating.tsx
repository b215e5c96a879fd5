import type { Placement } from '@floating-ui/react'
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './floating.css?sheet'

type FloatingProps = Omit<ComponentProps<'div'>, 'popover' | 'ref' | 'onToggle'> & {
  /** What it stands at, which was drawn before it; default: what it is drawn in. */
  anchor?: RefObject<Element | null>
  /** Default: below, from the same beginning. */
  placement?: Extract<Placement, 'bottom-start' | 'bottom-end' | 'right-start'>
  /** How far from its anchor, in px. */
  gap?: number
  /** The browser closes it on Escape, as it does with dialogs. Otherwise keys are its opener’s, which may keep the focus. */
  closable?: boolean
  /** Asks to close: something beside it was pressed, or what it stands at is out of sight. */
  onClose: () => void
}

/** The code that keeps it where it is whole; asked for as soon as somebody comes near what opens. */
export const bringPlacing = () => import('./placing')

/**
 * A box in the top layer at what opened it, whole and in sight whatever host clips, moves or scrolls. Open as long as it is
 * drawn. It stands below or beside its anchor at once, because the focus may go into it: where there is no room for that,
 * it goes elsewhere as soon as its placing is there.
 */
export default function Floating({
  anchor,
  placement = 'bottom-start',
  gap = 8,
  closable = false,
  className,
  onClose,
  ...rest
}: FloatingProps) {
  usePartSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const floating = box.current
    const beside = anchor ? anchor.current : floating?.parentElement
    if (!floating || !beside) return undefined
    // A browser without a top layer shows it fixed above the page.
    floating.showPopover?.()
    const { left, top, right, bottom } = beside.getBoundingClientRect()
    const below = placement !== 'right-start'
    const start = placement === 'bottom-end' ? right - floating.offsetWidth : left
    floating.style.left = `${below ? start : right + gap}px`
    floating.style.top = `${below ? bottom + gap : top}px`
    floating.dataset.side = below ? 'bottom' : 'right'
    let stop: (() => void) | undefined
    let gone = false
    bringPlacing().then(
      ({ keepPlaced }) => {
        if (!gone) stop = keepPlaced(floating, beside, { placement, gap, close })
      },
      // It stands where it stands.
      () => {},
    )
    return () => {
      gone = true
      stop?.()
      floating.hidePopover?.()
    }
  }, [anchor, placement, gap])

  return (
    <div
      {...rest}
      ref={box}
      popover={closable ? 'auto' : 'manual'}
      className={classNames('floating', className)}
      onToggle={({ newState }) => closable && newState === 'closed' && onClose()}
    />
  )
}
