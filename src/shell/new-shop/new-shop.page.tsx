import { NewShop, type NewShopView } from './new-shop'

/** The salesperson's shop on one page, or in the other view. */
export default function NewShopPage({ view = 'one' }: { view?: NewShopView }) {
  return <NewShop view={view} />
}
