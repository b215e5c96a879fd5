import type { Dictionary } from '../../core/language/dictionary'
import { useLabel } from '../use-label'
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
  const labelOf = useLabel(of)
  const codes = of.entries.map(({ code }) => ({ value: String(code), label: labelOf(code) }))
  return (
    <Select
      size="small"
      width={width}
      aria-label={label}
      value={String(of.find(value || undefined)?.code ?? '')}
      options={all === undefined ? codes : [{ value: '', label: all }, ...codes]}
      onChoose={onChange}
    />
  )
}
