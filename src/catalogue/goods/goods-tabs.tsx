import { useState } from 'react'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import { RichText } from '../../ui/rich-text'
import { Tabs } from '../../ui/tabs'
import type { GoodsDetail } from './goods.contract'
import { goodsDetailMessages } from './goods-detail.messages'
import { Parameters } from './parameters'

/** What there is to read about a product. */
export function GoodsTabs({ goods }: { goods: GoodsDetail }) {
  const say = useSay(goodsDetailMessages)
  const [tab, setTab] = useState<'parameters' | 'description'>('parameters')
  return (
    <Card padding="none" className="goods-tabs">
      <Tabs
        label={say('about')}
        items={[
          { key: 'parameters', label: say('parameters') },
          { key: 'description', label: say('description') },
        ]}
        current={tab}
        onChange={setTab}
      >
        <div className="goods-tab">
          {tab === 'parameters' ? (
            <Parameters goods={goods} />
          ) : goods.detailHtml ? (
            <RichText html={goods.detailHtml} />
          ) : (
            <p className="goods-tab-empty">{say('noDescription')}</p>
          )}
        </div>
      </Tabs>
    </Card>
  )
}
