import { useStore } from '@nanostores/react'
import type { KeyboardEvent } from 'react'
import { CostCentreInput } from '../../money/budgets/cost-centre-input'
import { yes } from '../../core/api/shapes'
import { Input } from '../../ui/forms/input'
import { useSay } from '../../ui/host'
import type { DraftLine } from './checkout.contract'
import { longestNumber } from './text-limits'
import { checkoutMessages } from './checkout.messages'
import type { CheckoutStore } from './checkout.store'

type Numbers = Pick<DraftLine, 'purchaseNo' | 'costCentre'>

type NumberInputsProps = {
  checkout: CheckoutStore
  value: Numbers
  onChange: (value: Numbers) => void
  /** Product name for the field labels. Default: all lines. */
  of?: string
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Inputs for purchase order number and cost centre. */
export function NumberInputs({ checkout, value, onChange, of, onKeyDown }: NumberInputsProps) {
  const say = useSay(checkoutMessages)
  const known = useStore(checkout.draft.$state).value?.costCentreKnown === yes
  const shared = (name: keyof Numbers) => ({
    size: 'small' as const,
    width: 180,
    maxLength: longestNumber,
    'aria-label': of === undefined ? say(name) : say(`${name}Of`, { name: of }),
    placeholder: say(name),
    onKeyDown,
  })
  return (
    <>
      <Input
        {...shared('purchaseNo')}
        value={value.purchaseNo}
        onChange={({ target }) => onChange({ ...value, purchaseNo: target.value })}
      />
      <CostCentreInput
        {...shared('costCentre')}
        known={known}
        value={value.costCentre}
        onChange={(code) => onChange({ ...value, costCentre: code })}
      />
    </>
  )
}
