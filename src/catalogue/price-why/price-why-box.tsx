import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { resource } from '../../core/store/resource'
import { Button } from '../../ui/button'
import { useCurrency } from '../../ui/currency'
import { useOpened, useSay, useScope } from '../../ui/host'
import Floating from '../../ui/overlays/floating'
import { useSheet } from '../../ui/sheet'
import { loadTrace, type ExplainedPrice, type PricePlace } from './load-trace'
import { priceStepNodes, showSteps } from './price-steps'
import sheet from './price-steps.css?sheet'
import { priceStepsMessages } from './price-steps.messages'

type PriceWhyBoxProps = {
  of: PricePlace
  onClose: () => void
}

/** Answer of a back end without the call. */
const unexplained: ExplainedPrice = { unitName: '' }

/** Box with the steps of a price. Escape or a press outside closes it. */
export default function PriceWhyBox({ of, onClose }: PriceWhyBoxProps) {
  useSheet(sheet)
  const say = useSay(priceStepsMessages)
  const currency = useCurrency()
  const scope = useScope()
  const { $state, reload } = useOpened(
    () => resource((signal) => loadTrace(scope, of, signal)),
    JSON.stringify(of),
  )
  const state = useStore($state)
  const { status, value } = state
  const shown = value ?? (status === 'failed' && state.error.kind === 'missing' ? unexplained : undefined)
  const steps = useRef<HTMLDivElement>(null)
  useEffect(() => steps.current?.focus(), [])
  useEffect(() => {
    if (shown && steps.current) showSteps(steps.current, priceStepNodes(shown, say, currency))
  }, [shown, say, currency])
  return (
    <Floating
      popover="auto"
      role="dialog"
      aria-label={say('title')}
      className="price-why-box"
      onClose={onClose}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div ref={steps} tabIndex={-1} aria-busy={status === 'loading'} />
      {!shown && (
        <p role={status === 'failed' ? 'alert' : undefined} className="price-why-none">
          {status === 'failed' ? say('failed') : '…'}{' '}
          {status === 'failed' && (
            <Button size="small" onClick={() => void reload()}>
              {say('retry')}
            </Button>
          )}
        </p>
      )}
    </Floating>
  )
}
