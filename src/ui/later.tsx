import {
  Component,
  lazy,
  Suspense,
  useEffect,
  type ComponentType,
  type ContextType,
  type ReactNode,
} from 'react'
import { inTime } from '../core/host/in-time'
import { importsBegun, partsUnderWay } from '../core/store/parts-under-way'
import { HostContext } from './host'
import { Broken } from './pages/broken'

/** Reports that its sibling has loaded. */
function Beside({ onThere }: { onThere: () => void }) {
  useEffect(onThere, [onThere])
  return null
}

/**
 * Creates a lazily loaded component. After a failure it shows an error with a retry; `lazy` alone would remove the
 * whole region and never retry.
 */
export function later<Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>) {
  function bringInTime() {
    const code = inTime(bring())
    importsBegun.push(code)
    return code
  }
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
    // React discards server-rendered HTML if it renders anything else before the code is loaded.
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
