import {
  Component,
  lazy,
  Suspense,
  useEffect,
  type ComponentType,
  type ContextType,
  type ReactNode,
} from 'react'
import { inTime } from '../core/in-time'
import { partsUnderWay } from '../core/parts-under-way'
import { HostContext } from './host'
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
    static override contextType = HostContext
    declare context: ContextType<typeof HostContext>
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
    count(change: 1 | -1) {
      partsUnderWay.count += change
      const drawn = this.context?.drawn
      if (!drawn) return
      drawn.partsUnderWay = (drawn.partsUnderWay ?? 0) + change
      if (drawn.partsUnderWay === 0) drawn.takenOver?.()
    }
    settle() {
      if (this.first) this.count(-1)
      this.first = undefined
    }
    // React draws anew what a server drew when that is given anything else before its code is there.
    first: ReactNode = this.draw()

    override componentDidMount() {
      this.count(1)
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
