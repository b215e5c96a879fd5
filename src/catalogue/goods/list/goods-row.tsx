import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/button'
import { useHost, useHref, useSay, useScope } from '../../../ui/host'
import { LinkButton } from '../../../ui/link-button'
import { Picture } from '../../../ui/picture'
import type { Goods } from '../goods.contract'
import { goodsMessages } from '../goods.messages'
import { pictureAddress } from '../../../core/address/picture-address'
import { pictureOf } from '../goods-unit'
import { Marked } from '../card/marked'
import type { RowSelection } from './row-selection.store'
import { offerOf } from '../saleable'

/** Picture, name, brand and model in one cell of a table. */
export function GoodsRowName({ goods, highlight }: { goods: Goods; highlight: string }) {
  const scope = useScope()
  const href = useHref()
  return (
    <a className="goods-row-link row gap-12" href={href('goods', { goodsId: goods.id })}>
      <Picture src={pictureAddress(scope, pictureOf(goods.goodsImageShow))} alt="" size={40} />
      <span className="goods-row-words stack shrink">
        <span className="goods-row-name" part="title" title={goods.goodsName}>
          <Marked name={goods.goodsName} words={highlight} />
        </span>
        <span className="note">
          {goods.brandName && `${goods.brandName} · `}
          <Marked name={goods.skuItemDefault.skuCode} words={highlight} />
        </span>
      </span>
    </a>
  )
}

/** Button of a row. Links to the other sizes or to an inquiry if the smallest order is not available. */
export function GoodsRowAction({ goods, selection }: { goods: Goods; selection: RowSelection<Goods> }) {
  const say = useSay(goodsMessages)
  const href = useHref()
  const { element } = useHost()
  const adding = useStore(selection.$adding)
  const offer = offerOf(goods)
  if (offer !== 'add') {
    return (
      <LinkButton
        size="small"
        className="goods-row-action"
        href={href('goods', { goodsId: goods.id })}
        aria-label={say(`${offer === 'choose' ? 'chooseSku' : 'enquire'}Of`, { name: goods.goodsName })}
      >
        {say(offer === 'choose' ? 'chooseSku' : 'enquire')}
      </LinkButton>
    )
  }
  return (
    <Button
      size="small"
      variant="waking"
      className="goods-row-action"
      loading={adding.has(goods.id)}
      loadingLabel={say('adding')}
      aria-label={adding.has(goods.id) ? undefined : say('addToCartOf', { name: goods.goodsName })}
      onClick={() => void selection.addOne(goods, element)}
    >
      {say('addToCart')}
    </Button>
  )
}
