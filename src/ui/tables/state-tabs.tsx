import type { Dictionary } from '../../core/language/dictionary'
import { useLocale } from '../host'
import { Tabs } from '../tabs'

type StateTabsProps = {
  of: Pick<Dictionary, 'entries' | 'find' | 'label'>
  /** Accessible name of the group. */
  label: string
  /** Label of the tab without filter. */
  all: string
  /** Value in the address: a code as text, or empty. */
  state: string
  /** Number of documents by state code. */
  counts?: Readonly<Record<string, number>>
  onChange: (state: string) => void
}

/** Tabs that filter a list by state: one per state, and one for all. */
export function StateTabs({ of, label, all, state, counts, onChange }: StateTabsProps) {
  const locale = useLocale()
  const items = of.entries.map(({ code }) => ({
    key: String(code),
    label: of.label(code, locale),
    count: counts?.[code],
  }))
  return (
    <Tabs
      label={label}
      items={[{ key: '', label: all }, ...items]}
      current={String(of.find(state || undefined)?.code ?? '')}
      onChange={onChange}
    />
  )
}
