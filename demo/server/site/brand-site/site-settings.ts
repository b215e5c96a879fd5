import { dictCodesOf } from '../dictionaries/dictionaries'
import { currenciesOf, optionsOf } from './brand-sites'

/** Returns what every page needs to know about a site: currency, dictionaries and the cart of visitors. */
export async function settingsOf(site: string, ruledBy: readonly string[]) {
  const [currency, dictCodes] = await Promise.all([currenciesOf(site), dictCodesOf(site)])
  const { guestCart } = await optionsOf(ruledBy)
  return { ...currency, dictCodes, guestCart }
}

/** Returns the options of a site for members. */
export async function memberOptionsOf(ruledBy: readonly string[]) {
  const { vipShow, linkHint, unenoughStockSale, commentImageMb } = await optionsOf(ruledBy)
  return { vipShow, linkHint, unenoughStockSale, commentImageMb }
}
