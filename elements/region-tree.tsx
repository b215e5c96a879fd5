import { useStore } from '@nanostores/react'
import { Component, useEffect, useInsertionEffect, type ComponentType, type ReactNode } from 'react'
import { tell } from '../src/core/tell'
import { hideCss } from '../src/core/hidden-parts'
import type { Host } from '../src/core/host'
import { injectCss } from '../src/core/inject-css'
import { sessionOf } from '../src/session/sign-in/session.store'
import { siteOf } from '../src/site/brand-site/brand-site.store'
import { siteNamesOf } from '../src/site/dictionaries/site-names.store'
import { Broken } from '../src/ui/pages/broken'
import { CurrencyContext } from '../src/ui/currency'
import { HostContext } from '../src/ui/host'
import { SiteNamesContext } from '../src/ui/use-label'
import { version } from './version'

type BoundaryProps = {
  element: HTMLElement
  /** What is drawn by: other attributes and properties are tried anew. */
  given: ReactNode
  children: ReactNode
}

/** Keeps one broken element from harming the page: it shows its own error and offers to try again. */
class Boundary extends Component<BoundaryProps, { broken: boolean; given: ReactNode }> {
  override state = { broken: false, given: this.props.given }
  static getDerivedStateFromError = () => ({ broken: true })
  static getDerivedStateFromProps({ given }: BoundaryProps, before: { given: ReactNode }) {
    return given === before.given ? null : { broken: false, given }
  }

  override componentDidCatch(error: unknown) {
    const { element } = this.props
    console.error(`tradefront: <${element.localName}> failed`, error)
    tell('trade-error', { element: element.localName, code: 'render', version }, element)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Broken retry={() => this.setState({ broken: false })} />
  }
}

/** What every region stands in: its host, the site's way to show amounts, and its own error. Each buyer has a region anew. */
function Surroundings({ host, hide = '', children }: { host: Host; hide?: string; children: ReactNode }) {
  const site = siteOf(host.scope)
  const currency = useStore(site.$currency)
  const visit = useStore(sessionOf(host.scope).$visit)
  useEffect(() => {
    // Where there is no site, those who need one say so.
    site.id().catch(() => {})
    host.drawn?.takenOver?.()
  }, [host, site])
  // What a server drew has brought the same rules along.
  useInsertionEffect(() => {
    const css = hideCss(hide)
    if (!css) return undefined
    const sheet = injectCss(host.root, css, undefined)
    return () => void injectCss(host.root, undefined, sheet)
  }, [host, hide])
  return (
    <HostContext value={host}>
      <CurrencyContext value={currency}>
        <SiteNamesContext value={siteNamesOf}>
          <Boundary key={visit} element={host.element} given={children}>
            <div className="trade-root">{children}</div>
          </Boundary>
        </SiteNamesContext>
      </CurrencyContext>
    </HostContext>
  )
}

export type TreeProps = { __host: Host; hide?: string; container?: unknown }

/** The one tree of a region, in the browser and on a server: what is given beside its host are the view's own props. */
export function treeOf<Props extends object>(View: ComponentType<Props>) {
  return function Tree({ __host, container: _, ...props }: TreeProps & Props) {
    const own: unknown = props
    return (
      <Surroundings host={__host} hide={props.hide}>
        <View {...(own as Props)} />
      </Surroundings>
    )
  }
}
