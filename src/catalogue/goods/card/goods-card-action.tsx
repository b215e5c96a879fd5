import { useSay } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import { GoodsCardForm, type CardWish } from './goods-card-form'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { offerOf } from '../saleable'

type GoodsCardActionProps = {
  goods: Goods
  href: string
  row: boolean
  wish: CardWish
  onWish: (wish: CardWish) => void
}

/** Quantity and button of a card. Links to the other sizes or to an inquiry if the smallest order is not available. */
export function GoodsCardAction({ href, ...form }: GoodsCardActionProps) {
  const { goods, row } = form
  const say = useSay(goodsMessages)
  const offer = offerOf(goods)
  if (offer === 'add') return <GoodsCardForm {...form} />
  return (
    <div className="goods-card-action row gap-8 stretch">
      <LinkButton
        size="small"
        variant={row ? 'secondary' : 'waking'}
        href={href}
        aria-label={say(`${offer === 'choose' ? 'chooseSku' : 'enquire'}Of`, { name: goods.goodsName })}
      >
        {say(offer === 'choose' ? 'chooseSku' : 'enquire')}
      </LinkButton>
    </div>
  )
}
