import type { ReactNode } from 'react'
import { CurrencyContext, useCurrency } from '../../ui/currency'
import type { DocumentSite } from './document-site'

type DocumentMoneyProps = { of: { site?: DocumentSite | undefined }; children: ReactNode }

/** Provider of a document's own currency, because it can belong to another brand site. */
export function DocumentMoney({ of: { site }, children }: DocumentMoneyProps) {
  const own = useCurrency()
  return <CurrencyContext value={site?.currency ?? own}>{children}</CurrencyContext>
}
