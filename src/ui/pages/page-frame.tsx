import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Resource } from '../../core/store/resource'
import { Button } from '../button'
import { Card } from '../card'
import { EmptySlot } from './empty-slot'
import type { EmptyStateProps } from './empty-state'
import { Failed } from './failed'
import { useHost, useSay } from '../host'
import { InlineBar } from '../inline-bar'
import { SkeletonRows } from '../tables/skeleton-rows'
import { uiMessages } from '../ui.messages'

type PageProps<T> = {
  /** Value of the page. */
  of: Resource<T>
  /** Heading. Omitted if the content has its own. */
  title?: ReactNode
  /** Content at the end of the heading's row. */
  actions?: ReactNode
  /** Tabs and filters, visible in every state. */
  filters?: ReactNode
  /** Name of what is loaded: 订单列表. */
  what?: string
  /** Sentence about what a failure does not affect: 购物车不受影响。 */
  safe?: string
  /** Empty state and its condition. */
  empty?: EmptyStateProps & { when: (value: T) => boolean }
  /** Content if the value is null: it does not exist. */
  missing?: ReactNode
  /** True if the code of the content is loaded; until then the skeleton stays. */
  ready?: boolean
  /** Skeleton in the size of the content. Default: rows in a card. */
  skeleton?: ReactNode
  /** Renders the value. */
  children: (value: NonNullable<T>) => ReactNode
}

/**
 * Frame of a page: heading, skeleton, failure with retry, and empty state.
 * @example <Page of={store.orders} title={say('title')} empty={{ when: (page) => page.totalElements === 0, title: … }}>
 *   {(page) => <OrderTable rows={page.content} />}
 * </Page>
 */
export function Page<T>(props: PageProps<T>) {
  const { of, title, actions, filters, what, safe, empty, missing, ready = true, skeleton, children } = props
  const say = useSay(uiMessages)
  const { urlState } = useHost()
  const state = useStore(of.$state)
  const { status, value } = state
  const retry = () => void of.reload()

  function body() {
    if (value !== undefined) {
      if (empty?.when(value)) {
        return (
          <Card padding="none">
            <EmptySlot {...empty} />
          </Card>
        )
      }
      if (value === null) return missing
      if (ready) return children(value)
    }
    if (state.status === 'failed' && state.error.kind !== 'aborted') {
      return (
        <Card padding="none" className="page-frame-failed">
          <Failed error={state.error} what={what} safe={safe} onRetry={retry} onBack={urlState.back} />
        </Card>
      )
    }
    return (
      <div className="page-frame-skeleton">
        {skeleton ?? (
          <Card padding="none">
            <SkeletonRows rows={5} />
          </Card>
        )}
      </div>
    )
  }

  return (
    <div className="page-frame">
      {(title || actions) && (
        <header className="page-frame-head">
          <h1 className="page-frame-title" part="title">
            {title}
          </h1>
          {actions}
        </header>
      )}
      {filters}
      {status === 'failed' && value !== undefined && (
        <InlineBar
          tone="danger"
          actions={
            <Button size="small" onClick={retry}>
              {say('retry')}
            </Button>
          }
        >
          {say('outdated')}
        </InlineBar>
      )}
      <output className="visually-hidden">{status === 'loading' && say('loading')}</output>
      <div
        className={
          status === 'loading' && value !== undefined ? 'page-frame-body page-frame-busy' : 'page-frame-body'
        }
        aria-busy={status === 'loading'}
      >
        {body()}
      </div>
    </div>
  )
}
