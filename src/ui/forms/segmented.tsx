import { useId } from 'react'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../icons/icon'
import { usePartSheet } from '../sheet'
import sheet from './segmented.css?sheet'

type SegmentedProps<Value extends string | number> = {
  options: readonly { value: Value; label: string; icon?: IconName; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  /** Accessible name of the group. */
  label: string
  /** 28 or 36 px high. */
  size?: 'small' | 'medium'
}

/** Choice of two to five short labels, made of native radio buttons. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { options, value: chosen, onChange, label, size = 'small' } = props
  usePartSheet(sheet)
  const name = useId()
  return (
    <div className={classNames('segmented', `segmented-${size}`)} role="radiogroup" aria-label={label}>
      {options.map(({ value, label: word, icon, disabled }) => (
        <label key={value} className="segmented-choice">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChange(value)}
          />
          {icon && <Icon name={icon} size={14} />}
          {word}
        </label>
      ))}
    </div>
  )
}
