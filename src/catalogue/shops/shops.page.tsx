import { useSheet } from '../../ui/sheet'
import { ShopDetail } from './shop-detail'
import { ShopList } from './shop-list'
import sheet from './shops.css?sheet'

type ShopsPageProps = {
  /** Id of the shown shop; absent: all shops, by type. */
  shopId?: string | undefined
}

/** Page of shops by type, or of one shop with its goods. Another shop mounts a new page. */
export default function ShopsPage({ shopId }: ShopsPageProps) {
  useSheet(sheet)
  return shopId ? <ShopDetail key={shopId} shopId={shopId} /> : <ShopList />
}
