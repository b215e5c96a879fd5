import { Checkbox } from './checkbox'
import { Radio } from './radio'
import type { Option } from './select'

type ChoicesProps = {
  id: string
  options: readonly Option[]
  value: unknown
  change: (value: unknown) => void
  disabled: boolean | undefined
}

/** Single choice with all options visible. */
export const RadioChoices = ({ id, options, value, change, disabled }: ChoicesProps) =>
  options.map((option) => (
    <Radio
      key={option.value}
      name={id}
      value={option.value}
      checked={option.value === value}
      disabled={disabled}
      onChange={() => change(option.value)}
    >
      {option.label}
    </Radio>
  ))

/** Multiple choice. */
export function CheckChoices({ options, value, change, disabled }: ChoicesProps) {
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const without = (given: unknown) => chosen.filter((one) => one !== given)
  return options.map((option) => (
    <Checkbox
      key={option.value}
      checked={chosen.includes(option.value)}
      disabled={disabled}
      onChange={({ target }) => change([...without(option.value), ...(target.checked ? [option.value] : [])])}
    >
      {option.label}
    </Checkbox>
  ))
}
