import { useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '../../core/api/call-error'
import { pageAt } from '../../core/address/routes'
import { inShop } from '../../core/address/shop-place'
import { siteOf } from '../../site/brand-site/brand-site.store'
import { contentOf } from '../../site/layout/layout.store'
import { reloadOnce } from '../../core/host/reload-once'
import { elementIs } from '../../ui/element-state'
import { HostContext, useHost, useSay } from '../../ui/host'
import { Failed } from '../../ui/pages/failed'
import { later } from '../../ui/later'
import { useFrame, usePage } from '../../ui/pages/loaded-page'
import { useSheet } from '../../ui/sheet'
import '../frames'
import '../routes'
import { isCallback } from '../../session/sign-in/guard'
import { useAllowed } from './allowed'
import { openLocation } from './location.store'
import { missingSheets, onMissingSheet } from './missing-sheets'
import { outletMessages } from './outlet.messages'
import sheet from './outlet.css?sheet'
import { usePageOwner } from './page-owner'

// Loaded on the first scroll, because only the back-to-top button needs it.
const keepHead = () => import('../menu/compact-head').catch(() => {})

const Refused = later(async () => ({ default: (await import('../../session/permission/refused')).Refused }))

/** Routed pages of the whole shop. Controls the page's address, title and background. */
export default function Outlet() {
  useSheet(sheet)
  const host = useHost()
  const { scope } = host
  const [location] = useState(() => openLocation(scope, host.drawn?.address))
  const { where, refusal } = useAllowed(location)
  const { shown, retry } = usePage(refusal ? undefined : where)
  const around = useFrame(refusal && where?.route)
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const say = useSay(outletMessages)

  useEffect(() => {
    void siteOf(scope)
      .id()
      .catch(() => {})
    location.catchUp()
    const follow = (event: DocumentEventMap['trade-navigate']) => {
      const url = new URL(event.detail.href)
      if (!inShop(url)) return
      event.preventDefault()
      location.go(url.href, { replace: event.detail.replace })
    }
    document.addEventListener('trade-navigate', follow)
    addEventListener('scroll', keepHead, { once: true })
    return () => {
      document.removeEventListener('trade-navigate', follow)
      location.close()
    }
  }, [location, scope])

  useEffect(() => {
    const offer = (missing: HTMLLinkElement[]) => {
      if (missing.length === 0 || reloadOnce()) return
      void import('./sheets-again').then(({ offerSheets }) => offerSheets(scope, missing))
    }
    void missingSheets().then(offer)
    return onMissingSheet((link) => offer([link]))
  }, [scope])

  // The pages for a completed login report its result themselves.
  const [stray] = useState(
    () => /[?&](auth_)?code=/.test(location.$address.get().search) && !isCallback(location.$where.get()),
  )
  useEffect(() => {
    if (stray) void import('../../session/third-party/tell-stray').then(({ tellStray }) => tellStray(scope))
  }, [stray, scope])

  usePageOwner(refusal ? where : (shown?.where ?? where), !refusal && shown?.failed === true)

  useEffect(() => {
    const content = contentOf(scope)
    content.focus = () => main.current?.focus()
    content.begin = () => {
      window.scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
  }, [scope])

  // A new page starts at the top and takes the focus for screen readers; a revisited page restores its scroll position.
  const page = shown ? pageAt(shown.where) : ''
  useEffect(() => {
    if (!page) return
    if (!first.current) {
      scope.toasts.settle()
      if (location.returning()) main.current?.focus({ preventScroll: true })
      else contentOf(scope).begin()
    }
    first.current = false
  }, [page, location, scope])

  const inside = useMemo(() => ({ ...host, urlState: location.urlStateOf(page) }), [host, location, page])
  const View = shown?.page
  const Frame = shown?.frame
  const view = View && <View key={page} {...shown.where.params} />
  const Around = around?.frame
  const refused = refusal && <Refused refusal={refusal} form="page" />
  return (
    <HostContext value={inside}>
      <main ref={main} tabIndex={-1} className="outlet">
        {refusal && where && (Around ? <Around route={where.route}>{refused}</Around> : refused)}
        {shown?.failed && <Failed error={new CallError('http', 0, say('notLoaded'))} onRetry={retry} />}
        {!refusal && !shown && <span hidden ref={elementIs('loading')} />}
        {!refusal && (Frame ? <Frame route={shown.where.route}>{view}</Frame> : view)}
      </main>
    </HostContext>
  )
}
