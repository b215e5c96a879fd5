import type * as contracts from '../../elements/endpoints'
import { endpoints } from '../../elements/endpoints-by-name'

/**
 * Calls that elements can work without, and what they omit then. An element whose calls are all in this list requires its
 * first one.
 */
const withoutCall: Partial<Record<keyof typeof contracts, string>> = {
  start: 'a quick start: one answer would save each page 2 requests of a visitor and up to 8 of a member',
  currencySettings: 'the site’s own currency: amounts are written in the page’s `currency`, else in ¥',
  siteOption: 'member prices',
  themePage: 'logo, links and texts of the site around the pages',
  sysDict: 'the site’s own labels of reasons and types',
  seo: 'titles for search engines',
  categoryTree: 'categories',
  salespersonSetting: 'the salesperson’s shop',
  listParam: 'switches of the site, which stand at their defaults',
  searchSuggestions: 'suggestions while typing',
  recommendedGoods: 'related products',
  skuPriceTrace: 'why a price is what it is',
  cartPriceTrace: 'why a price is what it is',
  skuPrices: 'sums of chosen quantities',
  goodsCoupons: 'coupons of the product',
  usableCoupons: 'coupons',
  receiveCoupon: 'taking coupons',
  reviewPage: 'reviews',
  favouriteIds: 'favourites',
  addFavourite: 'favourites',
  deleteFavourites: 'favourites',
  keepLines: 'moving lines to favourites',
  siteCustomerService: 'ways to ask a person',
  serviceTopics: 'ways to ask a person',
  leaveMessage: 'messages to the site',
  promiseDelivery: 'when products arrive',
  listRegions: 'the choice of a region for addresses and arrival dates',
  captchaNeed: 'the captcha of the login',
  captchaPicture: 'the captcha of the login',
  chooseCoupons: 'choosing coupons',
  addOffer: 'requests for quotation',
}

/** Returns what elements omit without a call. Undefined if they require it. */
export const leftAway = (endpoint: string): string | undefined => {
  const found: Partial<Record<string, string>> = withoutCall
  return Object.hasOwn(found, endpoint) ? found[endpoint] : undefined
}

export type Calls = { needed: string[]; optional: { call: string; without: string }[] }

const needsSession = (call: string) => endpoints[call]?.needs === 'token'

/**
 * Splits the calls of a screen into required and optional ones, with what it omits without each optional call. Public
 * screens do not require the calls of members.
 */
export function callsOf({ reads, writes }: { reads: string[]; writes: string[] }): Calls {
  const calls = [...reads, ...writes]
  const isOpen = reads.some(
    (call) => call !== 'findSite' && leftAway(call) === undefined && !needsSession(call),
  )
  const needed = calls.filter((call) => leftAway(call) === undefined && !(isOpen && needsSession(call)))
  const [first] = reads.filter((call) => call !== 'findSite')
  if (first && !needed.some((call) => call !== 'findSite')) needed.push(first)
  const optional = calls.flatMap((call) =>
    needed.includes(call) ? [] : [{ call, without: leftAway(call) ?? 'what members do with it' }],
  )
  return { needed, optional }
}
