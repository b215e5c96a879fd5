import { asc, eq } from 'drizzle-orm'
import type { ConsoleVisit } from '../../core/console'
import { db } from '../../core/db'
import { notFound } from '../../core/refusal'
import { brandSite } from '../brand-site/brand-site.table'
import { themePages } from './theme.table'

/** The pages of all sites, home pages first, and the one that is meant: the first where nothing is said. @throws Refusal 404 */
export async function pagesOf(id: string | undefined) {
  const pages = await db()
    .select({ page: themePages, site: brandSite })
    .from(themePages)
    .innerJoin(brandSite, eq(brandSite.id, themePages.siteId))
    .orderBy(asc(themePages.siteId), asc(themePages.pageKey))
  const sorted = pages.toSorted((a, b) => Number(b.page.type === 'home') - Number(a.page.type === 'home'))
  const found = id === undefined ? sorted[0] : sorted.find(({ page }) => page.id === id)
  if (!found) throw notFound()
  return { pages: sorted, page: found }
}
export type ListedPage = Awaited<ReturnType<typeof pagesOf>>['page']

/** What a page is called among others. */
export const pageCalled = ({ page, site }: ListedPage, say: ConsoleVisit['say']) =>
  `${site.name} · ${page.type === 'home' ? say(['首页', 'Home']) : page.title}`
