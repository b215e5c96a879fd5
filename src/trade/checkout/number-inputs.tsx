import type { KeyboardEvent } from 'react'
import { Input } from '../../ui/forms/input'
import { useSay } from '../../ui/host'
import type { DraftLine } from './checkout.contract'
import { longestNumber } from './longest-number'
import { checkoutMessages } from './checkout.messages'

type Numbers = Pick<DraftLine, 'purchaseNo' | 'costCentre'>
const names = ['purchaseNo', 'costCentre'] as const

type NumberInputsProps = {
  value: Numbers
  onChange: (value: Numbers) => void
  /** Product name for the field labels. Default: all lines. */
  of?: string
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Inputs for purchase order number and cost centre. */
export function NumberInputs({ value, onChange, of, onKeyDown }: NumberInputsProps) {
  const say = useSay(checkoutMessages)
  return names.map((name) => (
    <Input
      key={name}
      size="small"
      width={180}
      maxLength={longestNumber}
      aria-label={of === undefined ? say(name) : say(`${name}Of`, { name: of })}
      placeholder={say(name)}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      onKeyDown={onKeyDown}
    />
  ))
}
