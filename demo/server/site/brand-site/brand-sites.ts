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

/** @throws Refusal 404 for an unknown site, also for an empty id */
export async function siteById(id: string) {
  const [found] = await db().select().from(brandSite).where(eq(brandSite.id, id))
  if (!found) throw unknownSite()
  return found
}

/**
 * The site that a page means by its host name or by a site key; hosts in any case.
 * @param sites which host is which site: the process knows where it is reached, rows say more of them
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

/** Keys and host names by which sites are asked for. */
export async function siteKeys(): Promise<string[]> {
  const rows = await db().select({ key: brandSite.siteKey, hosts: brandSite.hosts }).from(brandSite)
  return [...new Set(rows.flatMap(({ key, hosts }) => [key, ...hosts]))].sort()
}

type Options = Pick<
  typeof siteOption.$inferSelect,
  'vipShow' | 'linkHint' | 'unenoughStockSale' | 'commentImageMb' | 'guestCart'
>

/** Of two sites' options the stricter of each. */
const stricter = (one: Options, other: Options): Options => ({
  vipShow: stricterValue(no, one.vipShow, other.vipShow),
  linkHint: stricterValue(yes, one.linkHint, other.linkHint),
  unenoughStockSale: stricterValue(no, one.unenoughStockSale, other.unenoughStockSale),
  guestCart: stricterValue(no, one.guestCart, other.guestCart),
  commentImageMb: Math.min(one.commentImageMb, other.commentImageMb),
})

/**
 * What the sites allow together that rule a request. The first is the one that it is about; a host of no site has
 * no options to be kept.
 * @throws Refusal 404 nobody knows the site that it is about
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
/** A site without a rule of its own shows amounts the usual way. */
const shownBy = ({ symbol, digit, ways }: CurrencyRule = defaultCurrency) => ({ symbol, digit, ways })

/** How the site shows amounts. */
export const currencyOf = async (siteId: string) => shownBy(await ruleOf(siteId))

/** The same, and how it shows those of the accounts where they are in another currency. */
export async function currenciesOf(siteId: string) {
  const rule = await ruleOf(siteId)
  const own = shownBy(rule)
  return rule && rule.code !== accountCurrency ? { ...own, accounts: accountRule } : own
}

/** Whether a site sells in the currency of credit, deposits, points and commission: otherwise it knows none of them. */
export async function countsInAccounts(siteId: string): Promise<boolean> {
  return (await currencyCodeOf(siteId)) === accountCurrency
}

/** What a site sells in, by ISO 4217. */
export const currencyCodeOf = async (siteId: string): Promise<string> =>
  (await ruleOf(siteId))?.code ?? accountCurrency

/** Title and description of a page, or what the site says of all pages that have none of their own. */
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
