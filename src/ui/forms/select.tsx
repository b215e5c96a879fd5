import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Control, useErrorOf, type ControlLook } from './control'
import { Icon } from '../icons/icon'
import { useSheet } from '../sheet'
import sheet from './select.css?sheet'

export type Option = { value: string | number; label: string; disabled?: boolean }

type SelectProps = ControlLook &
  Omit<ComponentProps<'select'>, keyof ControlLook | 'children' | 'multiple'> & {
    options: readonly Option[]
    /** Shown while nothing is chosen (value `''`), and not to be chosen itself. */
    placeholder?: string
  }

/** One of a few; all attributes of `<select>` pass. */
export function Select({ size, error, width, className, options, placeholder, ...rest }: SelectProps) {
  useSheet(sheet)
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])
  const unset = placeholder !== undefined && rest.value === ''
  return (
    <Control {...{ size, error, errorId, width, className }}>
      <select
        {...rest}
        {...tied}
        className={classNames('control-field', 'select-field', unset && 'select-placeholder')}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={size === 'small' ? 14 : 16} className="select-chevron" />
    </Control>
  )
}
