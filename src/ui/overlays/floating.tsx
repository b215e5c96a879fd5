import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './floating.css?sheet'
import { keepPlaced, type Placing } from './placing'

type FloatingProps = Omit<ComponentProps<'div'>, 'ref'> & Placing

/**
 * Framed box in the top layer beside its anchor, visible even if hosts clip, transform or scroll. Open while mounted.
 * The opener handles keys, unless the browser closes it (`popover="auto"`). For lazily loaded components; others
 * position their own box (placed.ts).
 */
export default function Floating({ placement, gap, className, onClose, ...rest }: FloatingProps) {
  usePartSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(
    () => (box.current ? keepPlaced(box.current, { placement, gap, onClose: close }) : undefined),
    [placement, gap],
  )
  return <div {...rest} ref={box} className={classNames('floating', className)} />
}
