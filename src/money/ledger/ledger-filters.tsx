import type { Dictionary } from '../../core/dictionary'
import { useLocale } from '../../ui/host'
import { Select } from '../../ui/select'
import { RangeSelect } from './range-select'

type LedgerFiltersProps = {
  /** What movements are told apart by. */
  types: Pick<Dictionary, 'entries' | 'find' | 'label'>
  words: { type: string; allTypes: string; range: string; anyTime: string }
  filters: { type: string; range: string }
  onChange: (filters: { type?: string; range?: string }) => void
}

/** What a ledger is narrowed to: a type, a time. */
export function LedgerFilters({ types, words, filters, onChange }: LedgerFiltersProps) {
  const locale = useLocale()
  const options = (all: string, of: Pick<Dictionary, 'entries' | 'label'>) => [
    { value: '', label: all },
    ...of.entries.map(({ code }) => ({ value: String(code), label: of.label(code, locale) })),
  ]
  return (
    <div className="ledger-filters">
      <Select
        size="small"
        width={136}
        aria-label={words.type}
        value={String(types.find(filters.type || undefined)?.code ?? '')}
        options={options(words.allTypes, types)}
        onChange={({ target }) => onChange({ type: target.value })}
      />
      <RangeSelect
        label={words.range}
        anyTime={words.anyTime}
        value={filters.range}
        onChange={(range) => onChange({ range })}
      />
    </div>
  )
}
