import { useStore } from '@nanostores/react'
import { useSay } from '../../ui/host'
import { ListPage } from '../../ui/list-page'
import { Skeleton } from '../../ui/skeleton'
import { GoodsCard } from '../goods/goods-card'
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
export function ActivityGoods({ of: { goods } }: { of: OpenedActivity }) {
  const say = useSay(activitiesMessages)
  const total = useStore(goods.page.$state).value?.totalElements
  return (
    <section className="activity-goods">
      <h2 className="activity-head">
        {say('goods')}
        {total ? <span className="activity-count">{say('goodsCount', { n: total })}</span> : null}
      </h2>
      <ListPage
        of={goods}
        what={say('goods')}
        safe={say('cartSafe')}
        skeleton={<Waiting />}
        empty={{ title: say('noGoods') }}
      >
        {({ content }) => (
          <ul className="goods-grid">
            {content.map((each) => (
              <li key={each.id} className="goods-grid-cell">
                <GoodsCard goods={each} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  )
}
