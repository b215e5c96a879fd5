import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Broken } from './pages/broken'

/**
 * A part whose code comes when it is first drawn. Where that does not come, the part's own place says so and offers
 * another try; `lazy` alone would take the whole region away, and never ask again.
 */
export function later<Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) {
  let View = lazy(bring)
  return class Later extends Component<Props & { waiting?: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })

    override componentDidCatch() {
      View = lazy(bring)
    }

    override render() {
      if (this.state.failed) return <Broken retry={() => this.setState({ failed: false })} />
      return (
        <Suspense fallback={this.props.waiting}>
          <View {...this.props} />
        </Suspense>
      )
    }
  }
}
