import { useStore } from '@nanostores/react'
import { Component, useEffect, useInsertionEffect, type ComponentType, type ReactNode } from 'react'
import { tell } from '../../src/core/host/tell'
import { hideCss } from '../../src/core/host/hidden-parts'
import type { Host } from '../../src/core/host/host'
import { injectCss } from '../../src/core/host/inject-css'
import { sessionOf } from '../../src/session/sign-in/session.store'
import { siteOf } from '../../src/site/brand-site/brand-site.store'
import { siteNamesOf } from '../../src/site/dictionaries/site-names.store'
import { Broken } from '../../src/ui/pages/broken'
import { CurrencyContext } from '../../src/ui/currency'
import { HostContext } from '../../src/ui/host'
import { SiteNamesContext } from '../../src/ui/use-label'
import { version } from '../version'

type BoundaryProps = {
  element: HTMLElement
  /** Attributes and properties. A change tries to render again. */
  given: ReactNode
  children: ReactNode
}

/** Milliseconds until the next rendering from scratch. */
const pause = 1_000

/** Shows an error with a retry button in place of a broken element. After a moved node it renders from scratch instead. */
class Boundary extends Component<BoundaryProps, { broken: boolean; given: ReactNode }> {
  override state = { broken: false, given: this.props.given }
  #until = 0
  static getDerivedStateFromError = () => ({ broken: true })
  static getDerivedStateFromProps({ given }: BoundaryProps, before: { given: ReactNode }) {
    return given === before.given ? null : { broken: false, given }
  }

  override componentDidCatch(error: unknown) {
    // A translator or an add-on has moved a node of React's.
    if (error instanceof DOMException && performance.now() > this.#until) {
      this.#until = performance.now() + pause
      return this.setState({ broken: false })
    }
    const { element } = this.props
    console.error(`tradefront: <${element.localName}> failed`, error)
    tell('trade-error', { element: element.localName, code: 'render', version }, element)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Broken retry={() => this.setState({ broken: false })} />
  }
}

/** Provides host, currency format and error boundary. The region is created anew for each buyer. */
function Surroundings({ host, hide = '', children }: { host: Host; hide?: string; children: ReactNode }) {
  const site = siteOf(host.scope)
  const currency = useStore(site.$currency)
  const visit = useStore(sessionOf(host.scope).$visit)
  useEffect(() => {
    // Components that need the site show its failure.
    site.id().catch(() => {})
    host.drawn?.takenOver?.()
  }, [host, site])
  // A server rendering contains the same rules.
  useInsertionEffect(() => {
    // Within the commit: from now on React changes the nodes.
    host.drawn?.hydrated?.()
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

/** Creates the React tree of a region, for browser and server. */
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
