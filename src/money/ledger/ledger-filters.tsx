import type { Dictionary } from '../../core/dictionary'
import { CodeSelect } from '../../ui/code-select'
import { RangeSelect } from '../../ui/range-select'

type LedgerFiltersProps = {
  /** What movements are told apart by. */
  types: Pick<Dictionary, 'entries' | 'find' | 'label'>
  words: { type: string; allTypes: string; range: string }
  filters: { type: string; range: string }
  onChange: (filters: { type?: string; range?: string }) => void
}

/** What a ledger is narrowed to: a type, a time. */
export function LedgerFilters({ types, words, filters, onChange }: LedgerFiltersProps) {
  return (
    <div className="ledger-filters">
      <CodeSelect
        of={types}
        label={words.type}
        all={words.allTypes}
        width={136}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <RangeSelect
        label={words.range}
        range={filters.range}
        width={120}
        onChange={(range) => onChange({ range })}
      />
    </div>
  )
}
