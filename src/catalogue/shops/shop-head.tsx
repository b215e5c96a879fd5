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
      <div className="shop-title row gap-16 top">
        <ShopMark shop={shop} size={72} />
        <div className="shop-words stack gap-4 grow shrink">
          <h1 className="text-h1 bold" part="title">
            {name}
          </h1>
          <p className="text-dense ink-2">{intro}</p>
          <ShopFacts shop={shop} />
        </div>
        <FavouriteButton kind="shop" id={id} name={name} />
      </div>
      {categories.length > 0 && (
        <nav
          className="shop-departments row wrap gap-24 row-gap-0 stretch above-16"
          aria-label={say('departments')}
        >
          <span className="ink-3">{say('departments')}</span>
          {categories.map((department) => (
            <a
              key={department.id}
              className="shop-department"
              href={href('shop', { shopId: id }, { category: department.id })}
              aria-current={department.id === category || undefined}
            >
              {department.name} <span className="ink-3">{wholeNumber(department.count)}</span>
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
