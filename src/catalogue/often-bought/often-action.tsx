import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useHost, useHref, useSay } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { LinkButton } from '../../ui/link-button'
import { goodsMessages } from '../goods/goods.messages'
import type { OftenGoods } from './often-bought.contract'
import { oftenMessages } from './often-bought.messages'
import { isSaleable, type OftenGoodsStore } from './often-goods.store'

type OftenActionProps = { often: OftenGoodsStore; goods: OftenGoods; onForget: () => void }

/** Buttons of a row: add to cart, pin to the top of the list, or remove from it. */
export function OftenAction({ often, goods, onForget }: OftenActionProps) {
  const say = useSay(oftenMessages)
  const word = useSay(goodsMessages)
  const href = useHref()
  const { element } = useHost()
  const adding = useStore(often.selection.$adding)
  const { goodsName: name, goodsId, pinned } = goods
  const of = `${name} ${goods.skuCode}`
  return (
    <span className="often-bought-actions inline-row gap-4">
      <IconButton
        icon="toTop"
        size="small"
        bare
        className={classNames(pinned === 10 && 'often-bought-pinned')}
        aria-pressed={pinned === 10}
        label={say(pinned === 10 ? 'unpin' : 'pin', { name })}
        onClick={() => void often.pin(goods)}
      />
      <IconButton icon="trash" size="small" bare label={say('forget', { name })} onClick={onForget} />
      {isSaleable(goods) ? (
        <Button
          size="small"
          variant="waking"
          loading={adding.has(goods.id)}
          loadingLabel={word('adding')}
          aria-label={adding.has(goods.id) ? undefined : word('addToCartOf', { name: of })}
          onClick={() => void often.selection.addOne(goods, element)}
        >
          {word('addToCart')}
        </Button>
      ) : (
        <LinkButton
          size="small"
          href={href('goods', { goodsId })}
          aria-label={word('enquireOf', { name: of })}
        >
          {word('enquire')}
        </LinkButton>
      )}
    </span>
  )
}
