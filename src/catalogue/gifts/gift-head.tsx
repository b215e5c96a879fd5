import { useHref, useLocale, useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Picture } from '../../ui/picture'
import { Tag } from '../../ui/tag'
import { pictureAddress } from '../../core/address/picture-address'
import { GiftExchange } from './gift-exchange'
import { GiftPrice } from './gift-price'
import { giftStock } from './gift-stock'
import { giftWay } from './gift-way'
import type { GiftDetail } from './gifts.contract'
import { giftsMessages } from './gifts.messages'

/** Head of a gift's page: description, price and the button to obtain it. */
export function GiftHead({ gift }: { gift: GiftDetail }) {
  const say = useSay(giftsMessages)
  const locale = useLocale()
  const href = useHref()
  const scope = useScope()
  const { name, image, way, limit, unitName: unit, skuCode, spec, goodsId } = gift
  const facts: [string, string][] = [
    [say('model'), skuCode],
    ...Object.entries(spec),
    [say('left'), giftStock(gift, say, 'pieces')],
    [say('limit'), say('pieces', { n: limit, unit })],
  ]
  return (
    <section className="card gift-head">
      <div className="gift-portrait">
        <Picture src={pictureAddress(scope, image)} alt={name} lazy={false} />
      </div>
      <div className="stack columns-1 gap-12 top start">
        <Tag tone="brand">{giftWay.label(way, locale)}</Tag>
        <h1 className="text-h1 bold" part="title">
          {name}
        </h1>
        <div className="gift-box stack gap-4">
          <span className="meta">{say(way === giftWay.code.withOrder ? 'condition' : 'price')}</span>
          <GiftPrice gift={gift} large />
        </div>
        <dl className="stack gap-8">
          {facts.map(([label, value]) => (
            <div key={label} className="gift-fact">
              <dt className="meta">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a className="gift-goods inline-row gap-4 text-dense brand" href={href('goods', { goodsId })}>
          {say('seeGoods')}
          <Icon name="chevronRight" size={14} />
        </a>
        <GiftExchange gift={gift} />
      </div>
    </section>
  )
}
