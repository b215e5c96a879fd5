import { Picture } from '../../ui/picture'
import { useScope } from '../../ui/host'
import { pictureAddress } from '../../core/address/picture-address'
import type { Brand } from './brands.contract'

/** Logo of a brand, or the first character of its name. */
export function BrandMark({ brand: { logo, brandName }, size }: { brand: Brand; size: number }) {
  const address = pictureAddress(useScope(), logo)
  if (address) return <Picture src={address} alt="" size={size} />
  return (
    <span className="brand-mark stack middle rigid" style={{ width: size, height: size }} aria-hidden="true">
      {[...brandName][0]}
    </span>
  )
}
