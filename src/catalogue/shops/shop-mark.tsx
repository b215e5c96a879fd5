import { useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { Picture } from '../../ui/picture'
import { pictureAddress } from '../../core/address/picture-address'
import type { Shop } from './shops.contract'

type ShopMarkProps = {
  shop: Pick<Shop, 'logo'>
  /** Width and height in pixels. */
  size: number
}

/** Logo of a shop, or a default icon. */
export function ShopMark({ shop, size }: ShopMarkProps) {
  const address = pictureAddress(useScope(), shop.logo)
  if (address) return <Picture src={address} alt="" size={size} />
  return (
    <span className="shop-mark stack middle rigid brand" style={{ width: size, height: size }}>
      <Icon name="store" size={24} />
    </span>
  )
}
