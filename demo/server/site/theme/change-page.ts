import { eq } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import { db, tx } from '../../core/database/db'
import { notFound, refuse } from '../../core/http/refusal'
import { onlyAsSeen } from '../../core/documents/row-stamp'
import { themePages, type ThemePage } from './theme.table'

/**
 * Changes a page. Concurrent changes are serialised.
 * @param by id of the operator
 * @throws Refusal 404, and the errors of `change`
 */
export const changePage = (
  id = '',
  by: string,
  change: (page: ThemePage) => Partial<ThemePage> | Promise<Partial<ThemePage>>,
) =>
  tx(async () => {
    const [page] = await db().select().from(themePages).where(eq(themePages.id, id)).for('update')
    if (!page) throw notFound()
    const { blocks, ...facts } = await change(edited(page))
    // Changes of a published page are stored as a draft with its own preview.
    const draft = page.publishedAt ? { draft: blocks } : { blocks }
    await db()
      .update(themePages)
      .set({ ...facts, ...(blocks && { ...draft, previewKey: crypto.randomUUID() }) })
      .where(eq(themePages.id, id))
    await audit({ actorType: 'operator', actorId: by, entity: 'theme_page', entityId: id, action: 'change' })
  })

/** Returns the page with the blocks of its draft, if there is one. */
export const edited = (page: ThemePage): ThemePage => ({ ...page, blocks: page.draft ?? page.blocks })

const noDraft = () => refuse(409, ['没有未发布的修改', 'There are no changes to publish.'])

/**
 * Publishes or discards a draft.
 * @param given `page` and `stamp`
 * @param by id of the operator
 * @throws Refusal 404; 409 if there is no draft, or it was changed meanwhile
 */
export const endDraft = (
  given: Readonly<Record<string, string>>,
  by: string,
  action: 'publish' | 'discard',
) =>
  tx(async () => {
    const { page: id = '' } = given
    const [page] = await db().select().from(themePages).where(eq(themePages.id, id)).for('update')
    if (!page) throw notFound()
    onlyAsSeen(page, given)
    const { draft } = page
    if (!draft) throw noDraft()
    await db()
      .update(themePages)
      .set({ draft: null, ...(action === 'publish' && { blocks: draft }) })
      .where(eq(themePages.id, id))
    await audit({ actorType: 'operator', actorId: by, entity: 'theme_page', entityId: id, action })
  })
