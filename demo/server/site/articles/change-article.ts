import { and, asc, eq, sql } from 'drizzle-orm'
import type { Text } from '../../../../src/core/language/messages'
import { audit } from '../../core/documents/audit'
import { startOfDay, wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { readFields } from '../../core/operator/console-fields'
import { db, tx } from '../../core/database/db'
import { englishOf, sayInEnglish } from '../../core/database/english'
import { htmlText } from '../../core/http/html-text'
import { newId } from '../../core/database/ids'
import { linesIn } from '../../core/operator/lines-in'
import { notFound, refuse } from '../../core/http/refusal'
import { onlyAsSeen } from '../../core/documents/row-stamp'
import { wrongFields } from '../../core/http/validate'
import { brandSite } from '../brand-site/brand-site.table'
import { linesInEnglish } from './article-english'
import { articleFields, articleLabels, type ArticleFields } from './article-fields'
import { areAlike, htmlOf, lineWith, linesOf, piecesOf } from './article-lines'
import { articleCategories as categories, articles, type Kind } from './articles.table'

export type Article = typeof articles.$inferSelect
type Shelf = { siteId: string; kind: Kind }

export async function articleById(id: string): Promise<Article | undefined> {
  const [found] = await db().select().from(articles).where(eq(articles.id, id))
  return found
}

/** Translates lines. Returns an empty text if a piece has no translation. */
function inEnglish(lines: readonly string[], english: ReadonlyMap<string, string>): string {
  const called = (piece: string) => english.get(htmlText(piece)) ?? ''
  const isCalled = lines.flatMap(piecesOf).every(called)
  return isCalled ? lines.map((line) => lineWith(line, piecesOf(line).map(called))).join('\n') : ''
}

/** Returns the initial form values of an article, without the text if it was not written in lines. */
export async function fieldsOf(article: Article): Promise<Omit<ArticleFields, 'text'> & { text?: string }> {
  const draft = articleFields.safeParse(article.draft)
  const lines = linesOf(article.contentHtml)
  if (draft.success) {
    const { text, ...others } = draft.data
    return { ...others, ...(lines && { text }) }
  }
  const { title, summary, cover, link, publishedAt, categoryId } = article
  const [row] = await db().select().from(categories).where(eq(categories.id, categoryId))
  const category = row?.name ?? ''
  const pieces = (lines ?? []).flatMap(piecesOf).map(htmlText)
  const english = await englishOf([title, summary, category, ...pieces])
  const called = (text: string) => english.get(text) ?? ''
  return {
    title,
    titleEn: called(title),
    category,
    newCategory: '',
    categoryEn: called(category),
    summary,
    summaryEn: called(summary),
    ...(lines && { text: lines.join('\n') }),
    textEn: inEnglish(lines ?? [], english),
    cover: cover ?? '',
    link: link ?? '',
    shownFrom: publishedAt ? wireDay(publishedAt) : '',
  }
}

const nothingToRead: Text = ['请填写正文或标题链接', 'Please enter a text, or a link of the title.']
const notAlike: Text = [
  '英文与中文须逐行对应：行数、行首标记与表格列数相同（中文 {chinese} 行，英文 {english} 行）',
  'The English text has to follow the Chinese one line by line, with the same marks and columns. Chinese: {chinese} {chinese|line|lines}; English: {english}.',
]

/** Collects the English texts of an article. Empty fields keep existing translations, which other articles may share. */
function englishIn(fields: ArticleFields): Map<string, string> {
  const english = new Map<string, string>()
  const category = fields.newCategory || fields.category
  for (const [text, translation] of [
    [fields.title, fields.titleEn],
    [category, fields.categoryEn],
    [fields.summary, fields.summaryEn],
  ] as const)
    if (text && translation) english.set(text, translation)
  const [lines, translations] = [linesIn(fields.text), linesIn(fields.textEn)]
  if (translations.length === 0) return english
  if (
    lines.length !== translations.length ||
    lines.some((line, at) => !areAlike(line, translations[at] ?? ''))
  )
    throw wrongFields(422, [
      { path: 'textEn', message: notAlike, values: { chinese: lines.length, english: translations.length } },
    ])
  for (const [piece, words] of linesInEnglish(lines, translations)) english.set(piece, words)
  return english
}

async function discardDraft({ id, publishedAt }: Article, by: string): Promise<ArticleState> {
  await db().update(articles).set({ draft: null }).where(eq(articles.id, id))
  await audit({ actorType: 'operator', actorId: by, entity: 'article', entityId: id, action: 'discard' })
  return stateOf(publishedAt)
}

/** State for buyers after saving. `changed`: they still see the previous version, not the saved one. */
type ArticleState = 'draft' | 'scheduled' | 'published' | 'changed'

export const stateOf = (publishedAt: Date | null): ArticleState =>
  publishedAt === null ? 'draft' : publishedAt > clock.now() ? 'scheduled' : 'published'

const noCategory: Text = ['请选择分类，或填写新分类', 'Choose a category, or enter a new one.']

/** Returns the action of the pressed button. Without a button, a publication date means publishing. */
function wishOf({ as }: Readonly<Record<string, string>>, { shownFrom }: ArticleFields) {
  if (as === 'draft' || as === 'publish' || as === 'withdraw') return as
  return shownFrom ? 'publish' : 'withdraw'
}

/** Returns the publication time. Today means now; an unchanged date keeps its exact time. */
function momentOf(shownFrom: string, before: Date | null | undefined): Date | null {
  if (!shownFrom) return null
  if (before && wireDay(before) === shownFrom) return before
  const now = clock.now()
  return wireDay(now) === shownFrom ? now : startOfDay(shownFrom)
}

/** Returns the categories of a site and kind, in order. */
export const categoriesOf = ({ siteId, kind }: Shelf) =>
  db()
    .select()
    .from(categories)
    .where(and(eq(categories.siteId, siteId), eq(categories.bizType, kind)))
    .orderBy(asc(categories.position))

/** Returns the category with this name. Creates a missing one as the last. */
async function categoryOf({ siteId, kind }: Shelf, name: string): Promise<string> {
  const all = await categoriesOf({ siteId, kind })
  const known = all.find((one) => one.name === name)
  if (known) return known.id
  const position = (all.at(-1)?.position ?? -1) + 1
  const id = newId()
  await db().insert(categories).values({ id, siteId, bizType: kind, name, position })
  return id
}

/** Returns the next position in a help category, so that new articles come last. */
const lastIn = (categoryId: string) =>
  sql`(select coalesce(max(${articles.position}), -1) + 1 from ${articles} where ${articles.categoryId} = ${categoryId})`

/** Locks the site's row, so that concurrent changes by operators do not create a category twice. */
async function holdSite(siteId: string) {
  const [site] = await db()
    .select({ id: brandSite.id })
    .from(brandSite)
    .where(eq(brandSite.id, siteId))
    .for('update')
  if (!site) throw notFound()
}

/**
 * Saves an article, or creates one if the id is new.
 * @param shelf of a new article
 * @param given form fields by name, with the `id` and the `stamp` of the state that filled the form
 * @param by id of the operator
 * @returns what buyers see after saving
 * @throws Refusal 404; 409 if changed meanwhile; 422 for the first invalid field
 */
export async function saveArticle(
  shelf: Shelf,
  given: Readonly<Record<string, string>>,
  by: string,
): Promise<ArticleState> {
  const { id = '' } = given
  return tx(async () => {
    await holdSite(shelf.siteId)
    const before = await articleById(id)
    if (before && (before.siteId !== shelf.siteId || before.bizType !== shelf.kind)) throw notFound()
    onlyAsSeen(before, given)
    if (!/^\d{1,19}$/.test(id)) throw notFound()
    if (given.as === 'discard' && before) return discardDraft(before, by)
    const keepsText = before !== undefined && linesOf(before.contentHtml) === undefined
    const fields = readFields(articleFields, articleLabels, {
      ...given,
      ...(keepsText && { text: '', textEn: '' }),
    })
    if (!keepsText && !fields.link && linesIn(fields.text).length === 0)
      throw wrongFields(422, [{ path: 'text', message: nothingToRead }])
    const category = fields.newCategory || fields.category
    if (!category) throw wrongFields(422, [{ path: 'category', message: noCategory }])
    const english = englishIn(fields)
    const wish = wishOf(given, fields)
    if (wish === 'draft' && before?.publishedAt) {
      const changed = { draft: fields, previewKey: crypto.randomUUID() }
      await db().update(articles).set(changed).where(eq(articles.id, id))
      await audit({ actorType: 'operator', actorId: by, entity: 'article', entityId: id, action: 'draft' })
      return 'changed'
    }
    const { title, summary, cover, link, text, shownFrom } = fields
    const from = wish === 'publish' ? shownFrom || wireDay(clock.now()) : ''
    const publishedAt = momentOf(from, before?.publishedAt)
    const categoryId = await categoryOf(shelf, category)
    const moved = before?.categoryId !== categoryId
    const values = {
      title,
      summary,
      cover: cover || null,
      link: link || null,
      categoryId,
      publishedAt,
      draft: null,
      previewKey: crypto.randomUUID(),
      ...(!keepsText && { contentHtml: htmlOf(linesIn(text)) }),
      ...(moved && { position: lastIn(categoryId) }),
    }
    if (before) await db().update(articles).set(values).where(eq(articles.id, id))
    else
      await db()
        .insert(articles)
        .values({ ...values, id, siteId: shelf.siteId, bizType: shelf.kind })
    await sayInEnglish(english)
    const action = before ? 'change' : 'add'
    await audit({ actorType: 'operator', actorId: by, entity: 'article', entityId: id, action })
    return stateOf(publishedAt)
  })
}

/**
 * Deletes a draft.
 * @param by id of the operator
 * @throws Refusal 404; 409 if it has a publication date, or was changed meanwhile
 */
export async function removeArticle(given: Readonly<Record<string, string>>, by: string) {
  const { id = '' } = given
  await tx(async () => {
    const [before] = await db().select().from(articles).where(eq(articles.id, id)).for('update')
    if (!before) throw notFound()
    onlyAsSeen(before, given)
    if (before.publishedAt)
      throw refuse(409, [
        '请先清空发布日期并保存，再删除',
        'Clear the day from which it is shown, save, and delete it then.',
      ])
    await db().delete(articles).where(eq(articles.id, id))
    await audit({ actorType: 'operator', actorId: by, entity: 'article', entityId: id, action: 'remove' })
  })
}
