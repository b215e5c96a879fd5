import { eq } from 'drizzle-orm'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { notFound } from '../../core/refusal'
import { themePages, type ThemePage } from './theme.table'

/**
 * Changes a page, one operator after the other.
 * @param by id of the operator
 * @throws Refusal 404, and what `change` throws
 */
export const changePage = (
  id = '',
  by: string,
  change: (page: ThemePage) => Partial<ThemePage> | Promise<Partial<ThemePage>>,
) =>
  tx(async () => {
    const [page] = await db().select().from(themePages).where(eq(themePages.id, id)).for('update')
    if (!page) throw notFound()
    await db()
      .update(themePages)
      .set(await change(page))
      .where(eq(themePages.id, id))
    await audit({ actorType: 'operator', actorId: by, entity: 'theme_page', entityId: id, action: 'change' })
  })
