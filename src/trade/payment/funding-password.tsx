import { useStore } from '@nanostores/react'
import { sessionOf } from '../../session/sign-in/session.store'
import { useHost, useHref } from '../../ui/host'
import type { FundingStore } from './funding.store'
import { PayAccount } from './pay-account'

/** Field for the six digits of the payment password. */
export function FundingPassword({
  store,
  onSubmit,
}: {
  store: FundingStore
  onSubmit: (from: EventTarget) => void
}) {
  const { scope, urlState } = useHost()
  const href = useHref()
  const session = useStore(sessionOf(scope).$session)
  const password = useStore(store.$password)
  const has = session.state === 'member' ? session.user?.hasPayPassword : undefined
  return (
    <PayAccount
      order={{ hasPayPassword: has ?? 10 }}
      back={href('checkout', {}, { draft: urlState.$query.get().draft })}
      password={password}
      onPassword={store.type}
      onPay={onSubmit}
      store={store}
    />
  )
}
