import { NewShop } from './new-shop'

/** The salesperson's shop with one shelf per tab. */
export default function NewShopTabPage() {
  return <NewShop view="tab" />
}
