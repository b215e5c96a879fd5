import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './floating.css?sheet'

type FloatingProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** What it stands at, which was drawn before it; default: what it is drawn in. */
  anchor?: RefObject<Element | null>
  /** Default: below, from the same beginning. */
  placement?: 'bottom-start' | 'bottom-end' | 'right-start'
  /** How far from its anchor, in px. */
  gap?: number
  /** Asks to close: something beside it was pressed, or what it stands at is out of sight. Keys are its opener’s. */
  onClose: () => void
}

/** The code that keeps it where it is whole. */
export const bringPlacing = () => import('./placing')

/**
 * A box in the top layer at what opened it, whole and in sight whatever host clips, moves or scrolls. Open as long as it is
 * drawn. It stands at its anchor at once, because the focus may go into it: where there is no room for that, it moves as
 * soon as its placing is there.
 */
export default function Floating(props: FloatingProps) {
  const { anchor, placement = 'bottom-start', gap = 8, className, onClose, ...rest } = props
  usePartSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const floating = box.current
    const at = anchor ? anchor.current : floating?.parentElement
    if (!floating || !at) return undefined
    // A browser without a top layer shows it fixed above the page.
    floating.showPopover?.()
    const { left, top, right, bottom } = at.getBoundingClientRect()
    const { style, offsetWidth } = floating
    const beside = placement === 'right-start'
    style.left = `${beside ? right + gap : placement === 'bottom-end' ? right - offsetWidth : left}px`
    style.top = `${beside ? top : bottom + gap}px`
    const placed = bringPlacing().then(
      ({ keepPlaced }) => keepPlaced(floating, at, { placement, gap, close }),
      // It stands where it stands.
      () => undefined,
    )
    return () => {
      void placed.then((stop) => stop?.())
      floating.hidePopover?.()
    }
  }, [anchor, placement, gap])

  return <div popover="manual" {...rest} ref={box} className={classNames('floating', className)} />
}
