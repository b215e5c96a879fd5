import { useRef, useState } from 'react'
import { useFeature } from '../../site/brand-site/use-feature'
import { IconButton } from '../../ui/icon-button'
import { useSay } from '../../ui/host'
import { later } from '../../ui/later'
import type { PricePlace } from './load-trace'
import { priceStepsMessages } from './price-steps.messages'

// Loaded on press because few buyers ask.
const PriceWhyBox = later(() => import('./price-why-box'))

export type PriceWhyProps = {
  of: PricePlace
  /** Name of the product, for the accessible name of the button. */
  name: string
}

/** Button that opens the steps of a price. Hidden if the back end does not explain prices. */
export default function PriceWhyButton({ of, name }: PriceWhyProps) {
  const say = useSay(priceStepsMessages)
  const canExplain = useFeature('priceTrace')
  const [open, setOpen] = useState(false)
  // A press on the button closes the box before the click would toggle it.
  const closedByPress = useRef(false)
  const button = useRef<HTMLSpanElement>(null)
  if (!canExplain && !open) return null
  return (
    <span ref={button}>
      <IconButton
        icon="info"
        size="small"
        bare
        label={say('titleOf', { name })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void (closedByPress.current = open)}
        onClick={() => {
          setOpen(!closedByPress.current)
          closedByPress.current = false
        }}
      />
      {open && (
        <PriceWhyBox
          of={of}
          onClose={() => {
            setOpen(false)
            button.current?.querySelector('button')?.focus({ preventScroll: true })
          }}
        />
      )}
    </span>
  )
}
