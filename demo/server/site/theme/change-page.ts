import { eq } from 'drizzle-orm'
import { audit } from '../../core/audit'
import { db, tx } from '../../core/db'
import { changedMeanwhile, notFound } from '../../core/refusal'
import type { Values } from './block-values'
import { themePages, type ThemePage } from './theme.table'

/** Which state of a page a form was filled in from. */
export const stampOf = ({ updatedAt }: ThemePage) => updatedAt.toISOString()

/** @throws Refusal 409 the page is not as it was when the form was filled in */
export function onlyAsSeen(page: ThemePage, { stamp }: Values) {
  if (stampOf(page) !== stamp) throw changedMeanwhile()
}

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
