import { useStore } from '@nanostores/react'
import { useFeature } from '../../../site/brand-site/use-feature'
import { classNames } from '../../../ui/class-names'
import { useSay, useScope } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { favouriteMessages } from '../../favourites/favourite.messages'
import { favouritesOf } from '../../favourites/favourites.store'
import type { Goods } from '../goods.contract'

/** Button that adds the product of a card to the favourites, or removes it. */
export function GoodsCardHeart({ goods: { id, goodsName: name } }: { goods: Goods }) {
  const say = useSay(favouriteMessages)
  const favourites = favouritesOf(useScope())
  const isSaved = useStore(favourites.$ids).has(id)
  if (!useFeature('favourites')) return null
  return (
    <button
      type="button"
      className={classNames('goods-card-heart stack middle', isSaved && 'goods-card-kept')}
      aria-label={say(isSaved ? 'dropOf' : 'keepOf', { name })}
      title={say(isSaved ? 'kept' : 'keep')}
      onClick={() => void favourites.toggle(id)}
    >
      <Icon name="heart" />
    </button>
  )
}
