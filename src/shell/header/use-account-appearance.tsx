import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { drawnAttribute } from '../../core/drawn-attribute'
import { sessionOf } from '../../session/sign-in/session.store'
import { useScope } from '../../ui/host'
import { arePartsUnderWay } from '../../ui/later'

/** Language and theme of a member's account. Without the code for it the page stays as this browser has it. */
export function useAccountAppearance() {
  const scope = useScope()
  const { state } = useStore(sessionOf(scope).$session)
  useEffect(() => {
    if (state !== 'member') return undefined
    let frame = 0
    function follow() {
      // What a server drew is taken over as it stands.
      if (document.querySelector(`[${drawnAttribute}]`) || arePartsUnderWay())
        return void (frame = requestAnimationFrame(follow))
      void import('../../account/settings/account-appearance.store').then(
        ({ accountAppearanceOf }) => accountAppearanceOf(scope),
        () => {},
      )
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [scope, state])
}
