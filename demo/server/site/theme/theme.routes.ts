import { and, eq, lte } from 'drizzle-orm'
import { themePage } from '../../../../src/site/theme/theme.contract'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { blocksInLanguage } from './blocks-in-language'
import { withCatalogueFloors } from './catalogue-floors'
import { edited } from './change-page'
import { siteThemeOf } from './site-theme'
import { previewKeyIn } from '../../core/operator/preview'
import { themePages } from './theme.table'

/** Returns a draft by its preview key. @throws Refusal 404 */
async function previewOf(key: string) {
  const [found] = await db().select().from(themePages).where(eq(themePages.previewKey, key))
  if (!found) throw notFound()
  return { title: found.title, blocks: edited(found).blocks }
}

async function pageOf(siteId: string, type: 'home' | 'custom', pageKey: string) {
  const [found] = await db()
    .select({ title: themePages.title, blocks: themePages.blocks })
    .from(themePages)
    .where(
      and(
        eq(themePages.siteId, siteId),
        eq(themePages.type, type),
        eq(themePages.pageKey, pageKey),
        lte(themePages.publishedAt, clock.now()),
      ),
    )
  if (!found) throw notFound()
  return found
}

export function routes(app: App) {
  serve(
    app,
    themePage,
    async ({ asked: { body }, site, ruledBy, language }) => {
      const key = body.type === 'home' ? 'home' : (body.pageKey ?? '')
      const preview = previewKeyIn(key)
      const page = preview === undefined ? await pageOf(site, body.type, key) : await previewOf(preview)
      return {
        ...(await siteThemeOf(site, ruledBy)),
        title: page.title || undefined,
        blocks: await blocksInLanguage(language, await withCatalogueFloors(site, page.blocks)),
      }
    },
    { cache: 60 },
  )
}
