import { telephone } from '../../core/address/safe-url'
import { useHref, useSay } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { LinkButton } from '../../ui/link-button'
import type { NewShop } from './new-shop.contract'
import { newShopMessages } from './new-shop.messages'
import type { NewShopView } from './new-shop'

type NewShopHeadProps = { of: NewShop['salesperson']; view: NewShopView }

/** Salesperson of the shop, contacts, and a link to the other view. */
export function NewShopHead({ of: { name, title, phone, workTime, intro }, view }: NewShopHeadProps) {
  const say = useSay(newShopMessages)
  const href = useHref()
  return (
    <header className="card new-shop-head row gap-16 top">
      <span className="new-shop-mark stack middle rigid brand">
        <Icon name="user" size={28} />
      </span>
      <div className="stack gap-4 grow shrink">
        <h1 className="text-h1 bold" part="title">
          {name} <span className="new-shop-title text-dense regular ink-2">{title}</span>
        </h1>
        <p className="text-dense ink-2">{intro}</p>
        <p className="new-shop-facts row wrap gap-16 row-gap-4 stretch text-meta ink-3">
          <a href={telephone(phone)}>
            {say('phone')} {phone}
          </a>
          <span>
            {say('workTime')} {workTime}
          </span>
        </p>
      </div>
      {view === 'one' ? (
        <LinkButton href={href('newShopTab')}>{say('byShelf')}</LinkButton>
      ) : (
        <LinkButton href={href('newShopOne')}>{say('onePage')}</LinkButton>
      )}
    </header>
  )
}
