import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { classNames } from '../class-names'
import { usePartSheet } from '../sheet'
import sheet from './floating.css?sheet'
import { keepPlaced, type Placing } from './placing'

type FloatingProps = Omit<ComponentProps<'div'>, 'ref'> &
  Placing & {
    /** What it stands at, which was drawn before it. */
    anchor: RefObject<Element | null>
  }

/**
 * A box in the top layer at what opened it, whole and in sight whatever host clips, moves or scrolls. Open as long as it is
 * drawn; keys are its opener's, unless the browser is told to close it (`popover="auto"`). For parts whose code comes when
 * they open: others draw a plain box and have it placed (use-placed.ts).
 */
export default function Floating({ anchor, placement, gap, className, onClose, ...rest }: FloatingProps) {
  usePartSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!box.current || !anchor.current) return undefined
    return keepPlaced(box.current, anchor.current, { placement, gap, onClose: close })
  }, [anchor, placement, gap])
  return <div {...rest} ref={box} className={classNames('floating', className)} />
}
