import { useStore } from '@nanostores/react'
import { useSay } from '../../ui/host'
import { ListPage } from '../../ui/pages/list-page'
import { GoodsGrid, GoodsGridWaiting } from '../goods/card/goods-grid'
import { activitiesMessages } from './activities.messages'
import type { OpenedActivity } from './activity.store'

/** Paged list of the goods in an activity. */
export function ActivityGoods({ of: { goods } }: { of: OpenedActivity }) {
  const say = useSay(activitiesMessages)
  const total = useStore(goods.page.$state).value?.totalElements
  return (
    <section className="activity-goods stack columns-1 gap-12">
      <h2 className="row gap-12 baseline text-h1 bold">
        {say('goods')}
        {total ? <span className="text-dense regular ink-3">{say('goodsCount', { n: total })}</span> : null}
      </h2>
      <ListPage
        of={goods}
        what={say('goods')}
        safe={say('cartSafe')}
        skeleton={<GoodsGridWaiting cards={5} />}
        empty={{ title: say('noGoods') }}
      >
        {({ content }) => <GoodsGrid goods={content} />}
      </ListPage>
    </section>
  )
}
