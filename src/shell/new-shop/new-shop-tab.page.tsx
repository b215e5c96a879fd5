import { NewShop } from './new-shop'

/** The salesperson's shop, shelf by shelf. */
export default function NewShopTabPage() {
  return <NewShop view="tab" />
}
