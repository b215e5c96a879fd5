import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './floating.css?sheet'
import { keepPlaced, type Placing } from './placing'

type FloatingProps = Omit<ComponentProps<'div'>, 'ref'> & Placing

/**
 * A framed box in the top layer at what stands before it, whole and in sight whatever host clips, moves or scrolls. Open as
 * long as it is drawn; keys are its opener's, unless the browser is told to close it (`popover="auto"`). For parts whose
 * code comes when they open; others draw a box of their own and have it placed (placed.ts).
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
