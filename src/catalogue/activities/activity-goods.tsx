import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { pageSizes } from '../../core/list-page'
import { useSay } from '../../ui/host'
import { Page } from '../../ui/page-frame'
import { Pagination } from '../../ui/pagination'
import { Skeleton } from '../../ui/skeleton'
import { activitiesMessages } from './activities.messages'
import type { OpenedActivity } from './activity.store'

const Waiting = () => (
  <div className="goods-grid">
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} height={346} />
    ))}
  </div>
)

/** What takes part in an activity, in pages. */
export function ActivityGoods({ of: { goods, $page, turn } }: { of: OpenedActivity }) {
  const say = useSay(activitiesMessages)
  const { page, pageSize } = useStore($page)
  const total = useStore(goods.$state).value?.totalElements
  const top = useRef<HTMLElement>(null)
  return (
    <section ref={top} className="activity-goods">
      <h2 className="activity-head">
        {say('goods')}
        {total ? <span className="activity-count">{say('goodsCount', { n: total })}</span> : null}
      </h2>
      <Page
        of={goods}
        what={say('goods')}
        safe={say('cartSafe')}
        skeleton={<Waiting />}
        empty={{ when: ({ totalElements }) => totalElements === 0, title: say('noGoods') }}
      >
        {({ content, totalElements, totalPages }) => (
          <>
            <ul className="goods-grid">
              {content.map((each) => (
                <li key={each.id} className="goods-grid-cell">
                  <trade-goods-card goods={each} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pages={totalPages}
              total={totalElements}
              pageSize={pageSize}
              pageSizes={pageSizes}
              onPage={(to) => {
                turn({ page: to })
                top.current?.scrollIntoView({ block: 'nearest' })
              }}
              onPageSize={(size) => turn({ pageSize: size })}
            />
          </>
        )}
      </Page>
    </section>
  )
}
