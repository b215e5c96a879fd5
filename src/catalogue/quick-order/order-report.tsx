import { useStore } from '@nanostores/react'
import { useHref, useSay } from '../../ui/host'
import { InlineBar } from '../../ui/inline-bar'
import { LinkButton } from '../../ui/link-button'
import { quickOrderMessages } from './quick-order.messages'
import type { QuickOrder } from './quick-order.store'

/** Result of the last add to cart, with a link to the cart. */
export function OrderReport({ order }: { order: QuickOrder }) {
  const say = useSay(quickOrderMessages)
  const href = useHref()
  const report = useStore(order.adding.$report)
  const { all, asked } = useStore(order.$counts)
  const left = all - asked
  const { outcome, added = 0 } = report ?? {}
  const words =
    outcome === 'kept'
      ? say('kept', { added })
      : left > 0
        ? say('done', { added, left })
        : say('doneAll', { added })
  return (
    <div className="quick-order-report" role="status">
      {report && (
        <InlineBar
          tone={left > 0 ? 'warn' : 'success'}
          actions={
            <LinkButton size="small" href={href('cart')}>
              {say('toCart')}
            </LinkButton>
          }
        >
          {words}
        </InlineBar>
      )}
    </div>
  )
}
