import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { pick } from '../../core/language/messages'
import type { Where } from '../../core/address/routes'
import { refusals, type Refusal } from '../../session/permission/refusal'
import { guard } from '../../session/sign-in/guard'
import { sessionOf } from '../../session/sign-in/session.store'
import { arrivalOf } from '../../session/third-party/arrival.store'
import { useScope } from '../../ui/host'
import { siteOf } from '../../site/brand-site/brand-site.store'
import type { Location } from './location.store'

const unknownSiteAfter = 2000

const notFound: Where = { route: 'notFound', params: {}, query: {} }

/** Route to show, and the reason if the page is refused. */
export type Allowed = { where?: Where; refusal?: Refusal }

/** Returns whether the brand site is unknown, after a while. */
function useUnknownSite(): boolean {
  const { $site } = siteOf(useScope())
  const { status } = useStore($site)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (status !== 'unknown') return
    const clock = setTimeout(() => setLate(true), unknownSiteAfter)
    return () => clearTimeout(clock)
  }, [status])
  return status === 'unknown' && late
}

/** Returns the guard's decision. Nothing of a forbidden page is rendered. */
function useGuarded(location: Location): Allowed {
  const scope = useScope()
  const where = useStore(location.$where)
  const address = useStore(location.$address)
  const session = useStore(sessionOf(scope).$session)
  const { status } = useStore(siteOf(scope).$site)
  const arrived = useStore(arrivalOf(scope).$arrival) !== undefined
  const decision = useMemo(
    () => guard(where, address, session, { siteKnown: status !== 'unknown', from: location.from(), arrived }),
    [where, address, session, status, arrived, location],
  )
  useEffect(() => {
    if (decision.go !== 'away') return
    if (decision.warn) scope.toasts.brief('warning', pick(refusals.logIn.reason, scope.$locale.get()))
    location.go(decision.href, { replace: true })
  }, [decision, location, scope])
  return useMemo(() => {
    if (decision.go === 'refused') return { where, refusal: decision.refusal }
    return decision.go === 'stay' ? { where } : {}
  }, [decision, where])
}

/** Returns what to show: the guard's decision, or the 404 page for an unknown brand site. */
export function useAllowed(location: Location): Allowed {
  const unknown = useUnknownSite()
  const guarded = useGuarded(location)
  return useMemo(() => (unknown ? { where: notFound } : guarded), [unknown, guarded])
}
