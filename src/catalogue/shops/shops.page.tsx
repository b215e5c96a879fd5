import { useSheet } from '../../ui/sheet'
import { ShopDetail } from './shop-detail'
import { ShopList } from './shop-list'
import sheet from './shops.css?sheet'

type ShopsPageProps = {
  /** Shows this shop; without it all shops, by type. */
  shopId?: string | undefined
}

/** Shops by type, or one of them with its goods. Another shop is another page. */
export default function ShopsPage({ shopId }: ShopsPageProps) {
  useSheet(sheet)
  return shopId ? <ShopDetail key={shopId} shopId={shopId} /> : <ShopList />
}
