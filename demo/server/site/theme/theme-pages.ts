import { asc, desc, eq } from 'drizzle-orm'
import type { ConsoleVisit } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { brandSite, type Site } from '../brand-site/brand-site.table'
import { edited } from './change-page'
import { themePages, type ThemePage } from './theme.table'

/** A page in a list, without its blocks. */
export type ListedPage = { page: Pick<ThemePage, 'id' | 'type' | 'title'>; site: Site }
export type OpenedPage = { page: ThemePage; site: Site }

/** Returns the pages of all sites, home pages first, and the selected page. Default: the first. @throws Refusal 404 */
export async function pagesOf(id: string | undefined): Promise<{ pages: ListedPage[]; opened: OpenedPage }> {
  const pages = await db()
    .select({
      page: { id: themePages.id, type: themePages.type, title: themePages.title },
      site: brandSite,
    })
    .from(themePages)
    .innerJoin(brandSite, eq(brandSite.id, themePages.siteId))
    .orderBy(desc(themePages.type), asc(themePages.siteId), asc(themePages.pageKey))
  const listed = id === undefined ? pages[0] : pages.find(({ page }) => page.id === id)
  const [page] = listed ? await db().select().from(themePages).where(eq(themePages.id, listed.page.id)) : []
  if (!listed || !page) throw notFound()
  return { pages, opened: { page: edited(page), site: listed.site } }
}

/** Returns the label of a page in a list. */
export const pageCalled = ({ page, site }: ListedPage, say: ConsoleVisit['say']) =>
  `${site.name} · ${page.type === 'home' ? say(['首页', 'Home']) : page.title}`
