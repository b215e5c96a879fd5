import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { onceAlive } from '../../core/store/once-alive'
import { sessionOf } from '../../session/sign-in/session.store'
import { useScope } from '../../ui/host'

/** Applies language and theme of a member's account. If the code fails to load, the browser's choice stays. */
export function useAccountAppearance() {
  const scope = useScope()
  const { state } = useStore(sessionOf(scope).$session)
  useEffect(() => {
    if (state !== 'member') return undefined
    return onceAlive(() => {
      void import('../../account/settings/account-appearance.store').then(
        ({ accountAppearanceOf }) => accountAppearanceOf(scope),
        () => {},
      )
    })
  }, [scope, state])
}
