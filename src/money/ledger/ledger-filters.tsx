import type { Dictionary } from '../../core/dictionary'
import { listRange } from '../../core/list-range'
import { useLocale } from '../../ui/host'
import { Select } from '../../ui/select'

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
      <Select
        size="small"
        width={120}
        aria-label={words.range}
        value={String(listRange.find(filters.range || undefined)?.code ?? '')}
        options={options(words.anyTime, listRange)}
        onChange={({ target }) => onChange({ range: target.value })}
      />
    </div>
  )
}
