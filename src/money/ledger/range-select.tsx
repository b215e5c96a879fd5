import { listRange } from '../../core/list-range'
import { useLocale } from '../../ui/host'
import { Select } from '../../ui/select'

type RangeSelectProps = {
  label: string
  anyTime: string
  /** A code of `listRange` as text, or empty. */
  value: string
  onChange: (range: string) => void
}

/** How far back a list goes. */
export function RangeSelect({ label, anyTime, value, onChange }: RangeSelectProps) {
  const locale = useLocale()
  const ranges = listRange.entries.map(({ code }) => ({
    value: String(code),
    label: listRange.label(code, locale),
  }))
  return (
    <Select
      size="small"
      width={120}
      aria-label={label}
      value={String(listRange.find(value || undefined)?.code ?? '')}
      options={[{ value: '', label: anyTime }, ...ranges]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
