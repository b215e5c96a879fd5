import { useStore } from '@nanostores/react'
import type { ComponentType, ReactNode } from 'react'
import { CurrencyContext } from '../../ui/currency'
import { useScope } from '../../ui/host'
import { siteOf } from './brand-site.store'

/** What credit, deposits, bonds and commission are in: mostly what the site sells in. */
export function useAccountCurrency() {
  const currency = useStore(siteOf(useScope()).$currency)
  return currency.accounts ?? currency
}

/** Around amounts of the accounts. */
export function AccountMoney({ children }: { children: ReactNode }) {
  return <CurrencyContext value={useAccountCurrency()}>{children}</CurrencyContext>
}

/** A page whose amounts are all of the accounts. */
export const inAccountMoney = (Page: ComponentType) =>
  function AccountPage() {
    return (
      <AccountMoney>
        <Page />
      </AccountMoney>
    )
  }
