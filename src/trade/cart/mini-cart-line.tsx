import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { SkuLine } from '../../catalogue/goods/sku-line'
import { pictureAddress } from '../../core/address/picture-address'
import { useHref, useSay, useScope } from '../../ui/host'
import { IconButton } from '../../ui/icon-button'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { ToneWord } from '../../ui/tone-word'
import type { LineStore } from './cart-lines.store'
import { cartPageMessages } from './cart-page.messages'
import type { CartPageStore } from './cart-page.store'
import { CartQuantity } from './cart-quantity'
import type { AskRemoval } from './cart-removal'
import { goneReason } from './gone-reason'
import { useLineName } from './line-name'

type MiniCartLineProps = { cart: CartPageStore; line: LineStore; onRemove: AskRemoval }

/** Compact cart line. Memoized, so that a change rerenders only this line. */
export const MiniCartLine = memo(function MiniCartLine({ cart, line: store, onRemove }: MiniCartLineProps) {
  const say = useSay(cartPageMessages)
  const scope = useScope()
  const href = useHref()
  const shown = useStore(store.$line)
  const { line, amount, saving } = shown
  const { goodsId, goodsName: name } = line
  const gone = goneReason(line)
  const of = useLineName(cart, line)
  return (
    <li className="cart-mini-line ruled" part="row" aria-busy={saving || undefined}>
      <Picture src={pictureAddress(scope, line.image)} alt="" size={48} />
      <div className="stack gap-2 top shrink">
        <a className="cart-mini-name truncate brand-hover" href={href('goods', { goodsId })} title={name}>
          {name}
        </a>
        <SkuLine of={line} />
        {gone ? (
          <ToneWord tone="ended">{say(gone)}</ToneWord>
        ) : (
          <span className="cart-mini-figures row wrap gap-8 row-gap-4 above-4">
            <CartQuantity shown={shown} cart={cart} name={of} />
          </span>
        )}
      </div>
      <div className="cart-mini-end">
        <IconButton
          className="cart-remove"
          icon="trash"
          size="small"
          bare
          label={say('removeOf', { name: of })}
          onClick={() => onRemove({ of: 'one', ids: [store.id] })}
        />
        {!gone && <Price amount={amount} size="sm" />}
      </div>
    </li>
  )
})
