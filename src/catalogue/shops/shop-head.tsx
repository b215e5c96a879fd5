import { useStore } from '@nanostores/react'
import { wholeNumber } from '../../core/text/whole-number'
import { useHost, useHref, useSay } from '../../ui/host'
import { FavouriteButton } from '../favourites/favourite-button'
import { ShopFacts } from './shop-facts'
import { ShopMark } from './shop-mark'
import type { ShopDetail } from './shops.contract'
import { shopsMessages } from './shops.messages'

/** Head of a shop's page: the shop and its departments, which filter the goods below. */
export function ShopHead({ shop }: { shop: ShopDetail }) {
  const href = useHref()
  const say = useSay(shopsMessages)
  const { category } = useStore(useHost().urlState.$query)
  const { id, name, intro, categories } = shop
  return (
    <header className="card shop-head">
      <div className="shop-title">
        <ShopMark shop={shop} size={72} />
        <div className="shop-words">
          <h1 className="shop-heading" part="title">
            {name}
          </h1>
          <p className="shop-intro">{intro}</p>
          <ShopFacts shop={shop} />
        </div>
        <FavouriteButton kind="shop" id={id} name={name} />
      </div>
      {categories.length > 0 && (
        <nav className="shop-departments" aria-label={say('departments')}>
          <span className="shop-label">{say('departments')}</span>
          {categories.map((department) => (
            <a
              key={department.id}
              className="shop-department"
              href={href('shop', { shopId: id }, { category: department.id })}
              aria-current={department.id === category || undefined}
            >
              {department.name} <span className="shop-count">{wholeNumber(department.count)}</span>
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
