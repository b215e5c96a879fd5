import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { audit } from '../../core/documents/audit'
import { clock } from '../../core/time/clock'
import { copiedText, fieldText, readFields } from '../../core/operator/console-fields'
import { db, tx } from '../../core/database/db'
import { sayInEnglish } from '../../core/database/english'
import { newId } from '../../core/database/ids'
import { notFound } from '../../core/http/refusal'
import { onlyAsSeen } from '../../core/documents/row-stamp'
import { wrongFields } from '../../core/http/validate'
import { brandSite } from '../brand-site/brand-site.table'
import type { Values } from './block-values'
import { changePage } from './change-page'
import { themePages } from './theme.table'

// Custom pages: title, key and visibility.

const named = { title: fieldText(40, 1), titleEn: fieldText(80) }
const addShape = z.object({ ...named, pageKey: copiedText().check(z.regex(/^[a-z\d-]{1,40}$/)) })
const changeShape = z.object({ ...named, shown: z.enum(['yes', 'no']) })

export const pageLabels = {
  title: ['标题', 'Title'],
  titleEn: ['标题（英文）', 'Title in English'],
  pageKey: ['地址 /page/…', 'Address, /page/…'],
  shown: ['状态', 'State'],
} as const satisfies Record<string, Text>

const sayTitle = ({ title, titleEn }: { title: string; titleEn: string }) =>
  sayInEnglish(new Map(titleEn ? [[title, titleEn]] : []))

const alreadyThere: Text = ['该地址已有页面', 'There is a page of this address.']

/**
 * Creates a page without blocks, as a draft.
 * @param given form fields by name, with the site's id
 * @param by id of the operator
 * @returns id of the page
 * @throws Refusal 404 for an unknown site; 422 with the error of each field
 */
export async function addPage(given: Values, by: string): Promise<string> {
  const fields = readFields(addShape, pageLabels, given)
  const { title, pageKey } = fields
  const { site: siteId = '' } = given
  const id = newId()
  await tx(async () => {
    if ((await db().$count(brandSite, eq(brandSite.id, siteId))) === 0) throw notFound()
    const added = await db()
      .insert(themePages)
      .values({ id, siteId, type: 'custom', pageKey, title, blocks: [] })
      .onConflictDoNothing()
      .returning({ id: themePages.id })
    if (added.length === 0) throw wrongFields(422, [{ path: 'pageKey', message: alreadyThere }])
    await sayTitle(fields)
    await audit({ actorType: 'operator', actorId: by, entity: 'theme_page', entityId: id, action: 'add' })
  })
  return id
}

/**
 * Renames, publishes or withdraws a custom page.
 * @param given form fields by name, with `page` and `stamp`
 * @param by id of the operator
 * @throws Refusal 404; 409 if changed meanwhile; 422 with the error of each field
 */
export async function changePageFacts(given: Values, by: string) {
  const fields = readFields(changeShape, pageLabels, given)
  const { title, shown } = fields
  await changePage(given['page'], by, async (page) => {
    if (page.type !== 'custom') throw notFound()
    onlyAsSeen(page, given)
    await sayTitle(fields)
    return { title, publishedAt: shown === 'yes' ? (page.publishedAt ?? clock.now()) : null }
  })
}
