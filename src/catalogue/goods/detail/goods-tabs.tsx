import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useFeature } from '../../../site/brand-site/use-feature'
import { Card } from '../../../ui/card'
import { useSay } from '../../../ui/host'
import { later } from '../../../ui/later'
import { RichText } from '../../../ui/rich-text'
import { Tabs } from '../../../ui/tabs'
import { ReviewList } from '../../reviews/reviews'
import type { GoodsDetail } from '../goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import type { GoodsDetailStore } from './goods-detail.store'
import { Parameters } from './parameters'

// Loaded on demand, because they are below the fold or rarely read.
const BelowParameters = later(() => import('./below-parameters'))
const Documents = later(() => import('./documents'))

type Tab = 'parameters' | 'description' | 'reviews' | 'documents'

/** Tabs with the parameters, description, reviews and documents of a product. */
export function GoodsTabs({ goods, store }: { goods: GoodsDetail; store: GoodsDetailStore }) {
  const say = useSay(goodsDetailMessages)
  const [tab, setTab] = useState<Tab>('parameters')
  const reviews = useStore(store.reviews.$total)
  const hasReviews = useFeature('reviews')

  function body() {
    if (tab === 'parameters')
      return (
        <>
          <Parameters goods={goods} />
          <BelowParameters
            goods={goods}
            store={store}
            onReviews={() => setTab('reviews')}
            waiting={<span className="goods-tab-waiting" />}
          />
        </>
      )
    if (tab === 'reviews') return <ReviewList reviews={store.reviews} />
    if (tab === 'documents') return <Documents documents={goods.documents} />
    if (goods.detailHtml) return <RichText html={goods.detailHtml} />
    return <p className="ink-3">{say('noDescription')}</p>
  }
  return (
    <Card padding="none" className="goods-tabs">
      <Tabs
        label={say('about')}
        items={[
          { key: 'parameters', label: say('parameters') },
          { key: 'description', label: say('description') },
          ...(hasReviews ? [{ key: 'reviews' as const, label: say('reviews'), count: reviews }] : []),
          { key: 'documents', label: say('documents'), count: goods.documents.length },
        ]}
        current={tab}
        onChange={setTab}
      >
        <div className="goods-tab">{body()}</div>
      </Tabs>
    </Card>
  )
}
