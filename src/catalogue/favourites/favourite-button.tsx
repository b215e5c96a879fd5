import { useStore } from '@nanostores/react'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icon'
import { favouritesMessages } from './favourites.messages'
import { favouritesOf } from './favourites.store'

/** Keeps a product among the buyer's favourites, or drops it. */
export function FavouriteButton({ goodsId, name }: { goodsId: string; name: string }) {
  const say = useSay(favouritesMessages)
  const favourites = favouritesOf(useScope())
  const kept = useStore(favourites.$ids).has(goodsId)
  return (
    <button
      type="button"
      className={classNames('favourite', kept && 'favourite-kept')}
      aria-pressed={kept}
      aria-label={say('keepOf', { name })}
      onClick={() => void favourites.toggle(goodsId)}
    >
      <Icon name="heart" size={14} />
      {say(kept ? 'kept' : 'keep')}
    </button>
  )
}
