import { Component, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { inTime } from '../core/in-time'
import { partsUnderWay } from '../core/parts-under-way'
import { Broken } from './pages/broken'

/** Tells when what it stands beside is there. */
function Beside({ onThere }: { onThere: () => void }) {
  useEffect(onThere, [onThere])
  return null
}

/**
 * A part whose code comes when it is first drawn. Where that does not come, the part's own place says so and offers
 * another try; `lazy` alone would take the whole region away, and never ask again.
 */
export function later<Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) {
  const bringInTime = () => inTime(bring())
  let View = lazy(bringInTime)
  return class Later extends Component<Props & { waiting?: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })

    draw = () => (
      <Suspense fallback={this.props.waiting}>
        <View {...this.props} />
        <Beside onThere={this.onThere} />
      </Suspense>
    )
    onThere = () => {
      this.settle()
      this.forceUpdate()
    }
    settle() {
      if (this.first) partsUnderWay.count -= 1
      this.first = undefined
    }
    // React draws anew what a server drew when that is given anything else before its code is there.
    first: ReactNode = this.draw()

    override componentDidMount() {
      partsUnderWay.count += 1
    }

    override componentDidCatch() {
      View = lazy(bringInTime)
      this.settle()
    }

    override componentWillUnmount() {
      this.settle()
    }

    override render() {
      if (this.state.failed) return <Broken retry={() => this.setState({ failed: false })} />
      return this.first ?? this.draw()
    }
  }
}
