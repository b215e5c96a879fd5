import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../../core/api/call-error'
import { pageAt } from '../../core/address/routes'
import { usePage } from '../../ui/pages/loaded-page'
import { Failed } from '../../ui/pages/failed'
import { HostContext, useHost } from '../../ui/host'
import UserCenterFrame from './user-center-frame'
import { openUserCenter } from './user-center.store'

const chunkFailed = new CallError('network', 0, '')

/**
 * User centre on a page with its own URL. Links between its pages stay inside, unless the page handles the
 * navigation or maps the route to its own URL.
 */
export default function UserCenter({ page = '' }: { page?: string }) {
  const host = useHost()
  const { element, scope } = host
  const [center] = useState(() => openUserCenter(page))
  const where = useStore(center.$where)
  const urlState = useStore(center.$urlState)
  const { shown, retry } = usePage(where)
  const main = useRef<HTMLDivElement>(null)
  const first = useRef(true)

  const asked = useRef(page)
  useEffect(() => {
    if (asked.current !== page) center.show(page)
    asked.current = page
  }, [center, page])

  useEffect(() => {
    // Listens on the window, so that the host page's handlers run first and can cancel the navigation.
    const follow = (event: WindowEventMap['trade-navigate']) => {
      const ours = event.composedPath().includes(element)
      const { href, route = '' } = event.detail
      if (!ours || event.defaultPrevented || scope.href.mapped(route)) return
      if (center.go(href)) event.preventDefault()
    }
    window.addEventListener('trade-navigate', follow)
    return () => window.removeEventListener('trade-navigate', follow)
  }, [center, element, scope])

  const at = shown ? pageAt(shown.where) : ''
  useEffect(() => {
    if (at && !first.current) {
      main.current?.focus({ preventScroll: true })
      main.current?.scrollIntoView({ block: 'nearest' })
    }
    if (at) first.current = false
  }, [at])

  const inside = useMemo(() => ({ ...host, urlState }), [host, urlState])
  const View = shown?.page
  return (
    <HostContext value={inside}>
      <div ref={main} tabIndex={-1} className="user-center-page">
        <UserCenterFrame route={where.route}>
          {shown?.failed && <Failed error={chunkFailed} onRetry={retry} />}
          {View && <View key={at} {...shown.where.params} />}
        </UserCenterFrame>
      </div>
    </HostContext>
  )
}
