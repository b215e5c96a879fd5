import type { Dictionary } from '../../core/dictionary'
import { useLabel } from '../use-label'
import { Select } from './select'

type CodeSelectProps = {
  of: Dictionary
  /** What is chosen, for screen readers. */
  label: string
  /** The word of the choice that narrows nothing; left out: there is none. */
  all?: string | undefined
  /** As the address has it: a code as text, or empty. */
  value: string
  width: number
  onChange: (value: string) => void
}

/** A list narrowed by one of a dictionary's codes. */
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
