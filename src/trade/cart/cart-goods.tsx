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
      <span className="grow shrink">
        <a className="cart-name clamp-2" href={address} title={name} part="title">
          {name}
        </a>
        {/* A long arrival date takes a second line, which must not move the labels. */}
        <span className="cart-tags row wrap gap-8 row-gap-4 top above-4">{tags}</span>
      </span>
    </>
  )
}
