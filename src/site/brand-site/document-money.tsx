import type { ReactNode } from 'react'
import { CurrencyContext, useCurrency } from '../../ui/currency'
import type { DocumentSite } from './document-site'

type DocumentMoneyProps = { of: { site?: DocumentSite | undefined }; children: ReactNode }

/** Around a document that may be of another brand site than this one: its amounts are in its own money. */
export function DocumentMoney({ of: { site }, children }: DocumentMoneyProps) {
  const own = useCurrency()
  return <CurrencyContext value={site?.currency ?? own}>{children}</CurrencyContext>
}
