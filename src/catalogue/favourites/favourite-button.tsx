import { useStore } from '@nanostores/react'
import { useFeature } from '../../site/brand-site/use-feature'
import { classNames } from '../../ui/class-names'
import { useSay, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useSheet } from '../../ui/sheet'
import type { FavouriteKind } from './favourites.contract'
import sheet from './favourites.css?sheet'
import { favouriteMessages } from './favourite.messages'
import { favouritesOf, favouriteShopsOf } from './favourites.store'

const favouriteStores = { goods: favouritesOf, shop: favouriteShopsOf }

type FavouriteButtonProps = { kind: FavouriteKind; id: string; name: string }

/** Button that adds a product or a shop to the favourites, or removes it. */
export function FavouriteButton({ kind, id, name }: FavouriteButtonProps) {
  useSheet(sheet)
  const say = useSay(favouriteMessages)
  const favourites = favouriteStores[kind](useScope())
  const pressed = useStore(favourites.$ids).has(id)
  if (!useFeature('favourites')) return null
  return (
    <button
      type="button"
      className={classNames('favourite inline-row gap-4', pressed && 'favourite-kept')}
      aria-pressed={pressed}
      aria-label={say('keepOf', { name })}
      onClick={() => void favourites.toggle(id)}
    >
      <Icon name="heart" size={14} />
      {say(pressed ? 'kept' : 'keep')}
    </button>
  )
}
