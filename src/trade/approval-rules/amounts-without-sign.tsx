import type { ReactNode } from 'react'
import { CurrencyContext, useCurrency } from '../../ui/currency'

/** Hides the currency sign in amount fields whose currency is chosen in a field of its own. */
export function AmountsWithoutSign({ when, children }: { when: boolean; children: ReactNode }) {
  const currency = useCurrency()
  return <CurrencyContext value={when ? { ...currency, symbol: '' } : currency}>{children}</CurrencyContext>
}
