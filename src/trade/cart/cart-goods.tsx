import type { ReactNode } from 'react'
import { pictureAddress } from '../../core/address/picture-address'
import { useHref, useScope } from '../../ui/host'
import { Picture } from '../../ui/picture'

type CartGoodsProps = {
  goodsId: string
  name: string
  image: string
  /** Tags and stock below the name. */
  tags?: ReactNode
}

/** Picture and name of a line's product. */
export function CartGoods({ goodsId, name, image, tags }: CartGoodsProps) {
  const scope = useScope()
  const href = useHref()
  const address = goodsId ? href('goods', { goodsId }) : undefined
  return (
    <>
      <a className="cart-tile" href={address} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureAddress(scope, image)} alt="" size={64} />
      </a>
      <span className="cart-words">
        <a className="cart-name" href={address} title={name} part="title">
          {name}
        </a>
        <span className="cart-tags">{tags}</span>
      </span>
    </>
  )
}
