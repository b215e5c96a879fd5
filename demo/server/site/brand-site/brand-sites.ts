import { and, arrayContains, eq, inArray, or } from 'drizzle-orm'
import { defaultCurrency, type CurrencyRule } from '../../../../src/core/money'
import { no, yes } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import { refuse } from '../../core/http/refusal'
import { accountCurrency, siteOfHost, withoutPort, type Sites } from '../../core/config/site'
import { stricterValue } from '../../core/config/stricter-value'
import { brandSite, currencyRule, seoText, siteOption } from './brand-site.table'
import { accountRule } from '../../money/accounts/account-money'

const unknownSite = () => refuse(404, ['站点不存在', 'This site does not exist.'])

/** @throws Refusal 404 for an unknown or empty id */
export async function siteById(id: string) {
  const [found] = await db().select().from(brandSite).where(eq(brandSite.id, id))
  if (!found) throw unknownSite()
  return found
}

/**
 * Finds a site by host name or site key. Host names are case-insensitive.
 * @param sites mapping of hosts to sites; database rows can add hosts to the process configuration
 * @throws Refusal 404
 */
export async function siteNamed(sites: Sites, name: string) {
  const byHost = siteOfHost(sites, name)
  const [found] = await db()
    .select({ id: brandSite.id, groupSite: brandSite.groupSite })
    .from(brandSite)
    .where(
      byHost
        ? eq(brandSite.id, byHost)
        : or(eq(brandSite.siteKey, name), arrayContains(brandSite.hosts, [withoutPort(name)])),
    )
  if (!found) throw unknownSite()
  return found
}

/** Returns all site keys and host names of sites. */
export async function siteKeys(): Promise<string[]> {
  const rows = await db().select({ key: brandSite.siteKey, hosts: brandSite.hosts }).from(brandSite)
  return [...new Set(rows.flatMap(({ key, hosts }) => [key, ...hosts]))].sort()
}

type Options = Pick<
  typeof siteOption.$inferSelect,
  | 'vipShow'
  | 'linkHint'
  | 'unenoughStockSale'
  | 'commentImageMb'
  | 'guestCart'
  | 'requestHoldHours'
  | 'requestHoldShare'
  | 'invitationDays'
>

/** Combines the options of two sites. The stricter value wins. */
const stricter = (one: Options, other: Options): Options => ({
  vipShow: stricterValue(no, one.vipShow, other.vipShow),
  linkHint: stricterValue(yes, one.linkHint, other.linkHint),
  unenoughStockSale: stricterValue(no, one.unenoughStockSale, other.unenoughStockSale),
  guestCart: stricterValue(no, one.guestCart, other.guestCart),
  commentImageMb: Math.min(one.commentImageMb, other.commentImageMb),
  requestHoldHours: Math.min(one.requestHoldHours, other.requestHoldHours),
  requestHoldShare: Math.min(one.requestHoldShare, other.requestHoldShare),
  invitationDays: Math.min(one.invitationDays, other.invitationDays),
})

/**
 * Combines the options of the sites that govern a request. The first is the requested site. Without options it is
 * unknown.
 * @throws Refusal 404 if the requested site is unknown
 */
export async function optionsOf(ruledBy: readonly string[]): Promise<Options> {
  const found = await db()
    .select()
    .from(siteOption)
    .where(inArray(siteOption.siteId, [...ruledBy]))
  const own = found.find(({ siteId }) => siteId === ruledBy[0])
  if (!own) throw unknownSite()
  return found.reduce<Options>(stricter, own)
}

async function ruleOf(siteId: string) {
  const [found] = await db().select().from(currencyRule).where(eq(currencyRule.siteId, siteId))
  return found
}
/** Returns the display format of a currency rule, or the default format without a rule. */
const shownBy = ({ symbol, digit, ways }: CurrencyRule = defaultCurrency) => ({ symbol, digit, ways })

/** Returns the currency format of a site. */
export const currencyOf = async (siteId: string) => shownBy(await ruleOf(siteId))

/** Returns the currency format of a site, and that of its accounts if they use another currency. */
export async function currenciesOf(siteId: string) {
  const rule = await ruleOf(siteId)
  const own = shownBy(rule)
  return rule && rule.code !== accountCurrency ? { ...own, accounts: accountRule } : own
}

/** Returns whether a site sells in the account currency. Only then does it have credit, deposits, points and commission. */
export async function countsInAccounts(siteId: string): Promise<boolean> {
  return (await currencyCodeOf(siteId)) === accountCurrency
}

/** Returns the currency of a site as ISO 4217 code. */
export const currencyCodeOf = async (siteId: string): Promise<string> =>
  (await ruleOf(siteId))?.code ?? accountCurrency

/** Returns the currencies of all sites as ISO 4217 codes. */
export async function shopCurrencies(): Promise<string[]> {
  const rows = await db().select({ code: currencyRule.code }).from(currencyRule)
  return [...new Set([accountCurrency, ...rows.map(({ code }) => code)])].toSorted()
}

/** Returns title and description of a page, or the site's default texts. */
export async function seoOf(siteId: string, code: string) {
  const found = await db()
    .select({
      code: seoText.seoCode,
      title: seoText.title,
      keywords: seoText.keywords,
      description: seoText.description,
    })
    .from(seoText)
    .where(and(eq(seoText.siteId, siteId), inArray(seoText.seoCode, [code, 'default'])))
  const best = found.find((row) => row.code === code) ?? found[0]
  return best && { title: best.title, keywords: best.keywords, description: best.description }
}
