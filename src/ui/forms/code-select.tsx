import type { Dictionary } from '../../core/language/dictionary'
import { useChoices } from '../use-label'
import { Select } from './select'

type CodeSelectProps = {
  of: Dictionary
  /** Accessible label. */
  label: string
  /** Label of the option without filter. Omitted: no such option. */
  all?: string | undefined
  /** Code as text, or empty, as in the address. */
  value: string
  width: number
  onChange: (value: string) => void
}

/** Filter by one code of a dictionary. */
export function CodeSelect({ of, label, all, value, width, onChange }: CodeSelectProps) {
  const codes = useChoices(of).map(({ code, label: name }) => ({ value: String(code), label: name }))
  return (
    <Select
      size="small"
      width={width}
      aria-label={label}
      value={codes.some((code) => code.value === value) ? value : ''}
      options={all === undefined ? codes : [{ value: '', label: all }, ...codes]}
      onChoose={onChange}
    />
  )
}
