import { useStore } from '@nanostores/react'
import type { Dictionary } from '../../core/language/dictionary'
import type { PagedList } from '../../core/store/paged-list'
import { CodeSelect } from '../forms/code-select'
import { RangeSelect } from '../forms/range-select'

export type LedgerFiltersProps = {
  of: Pick<PagedList<string, never>, '$query' | 'change'>
  /** Movement types. */
  types: Dictionary
  /** Name of the type filter. Default: `type`. */
  by?: string
  say: (word: 'type' | 'allTypes' | 'range') => string
}

/** Filters of a ledger by type and time. */
export function LedgerFilters({ of, types, by = 'type', say }: LedgerFiltersProps) {
  const { filters } = useStore(of.$query)
  return (
    <div className="actions">
      <CodeSelect
        of={types}
        label={say('type')}
        all={say('allTypes')}
        width={136}
        value={filters[by] ?? ''}
        onChange={(type) => of.change({ filters: { [by]: type } })}
      />
      <RangeSelect
        label={say('range')}
        range={filters.range ?? ''}
        width={120}
        onChange={(range) => of.change({ filters: { range } })}
      />
    </div>
  )
}
