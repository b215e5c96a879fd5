import { useStore } from '@nanostores/react'
import type { ComponentType, ReactNode } from 'react'
import { CurrencyContext } from '../../ui/currency'
import { useScope } from '../../ui/host'
import { siteOf } from './brand-site.store'

/** Returns the currency of credit, deposits, bonds and commission. Usually it is that of the site. */
export function useAccountCurrency() {
  const currency = useStore(siteOf(useScope()).$currency)
  return currency.accounts ?? currency
}

/** Provider of the account currency for the amounts inside. */
export function AccountMoney({ children }: { children: ReactNode }) {
  return <CurrencyContext value={useAccountCurrency()}>{children}</CurrencyContext>
}

/** Wraps a page whose amounts are all in the account currency. */
export const inAccountMoney = (Page: ComponentType) =>
  function AccountPage() {
    return (
      <AccountMoney>
        <Page />
      </AccountMoney>
    )
  }
