import type { ComponentProps } from 'react'
import { later } from '../later'
import { classNames } from '../class-names'
import { Control, useErrorOf, type ControlLook } from './control'
import { Icon } from '../icons/icon'
import { useSheet } from '../sheet'
import sheet from './select.css?sheet'

export type Option = { value: string | number; label: string; disabled?: boolean }

/** Common properties of selects. */
export type ChoosingProps = ControlLook &
  Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'disabled' | 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
  > & {
    /** Shown while nothing is selected (value `''`); not selectable. */
    placeholder?: string | undefined
    onChoose: (value: string) => void
  }

export type SelectProps = ChoosingProps & { value: string | number; options: readonly Option[] }

/** Number of options above which the select becomes searchable. */
const longest = 50
const LongSelect = later(() => import('./long-select'))

/** Single choice. */
export const Select = (props: SelectProps) =>
  props.options.length > longest ? <LongSelect {...props} /> : <ShortSelect {...props} />

function ShortSelect({
  size,
  error,
  width,
  className,
  options,
  placeholder,
  onChoose,
  ...rest
}: SelectProps) {
  useSheet(sheet)
  const { errorId, tied } = useErrorOf(error, rest['aria-describedby'])
  const unset = placeholder !== undefined && rest.value === ''
  return (
    <Control {...{ size, error, errorId, width, className }}>
      <select
        {...rest}
        {...tied}
        onChange={({ target }) => onChoose(target.value)}
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
