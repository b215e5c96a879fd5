import * as z from 'zod/mini'
import type { Text } from '../../../../src/core/language/messages'
import { day } from '../../../../src/core/api/shapes'
import { media } from '../../../../src/shell/home/block-values'
import { targetAt } from '../../../../src/site/links/link'
import { fieldText } from '../../core/operator/console-fields'

const empty = z.literal('')

/** Form fields of an article. */
export const articleFields = z.object({
  title: fieldText(100, 1),
  titleEn: fieldText(200),
  category: fieldText(20),
  newCategory: fieldText(20),
  categoryEn: fieldText(60),
  summary: fieldText(300),
  summaryEn: fieldText(600),
  text: fieldText(10_000),
  textEn: fieldText(20_000),
  cover: z.union([empty, media]),
  link: z.union([empty, z.string().check(z.refine((given) => targetAt(given) !== undefined))]),
  shownFrom: z.union([empty, day.check(z.maxLength(10))]),
})
export type ArticleFields = z.output<typeof articleFields>

/** Field labels in form order. */
export const articleLabels: Record<keyof ArticleFields, Text> = {
  title: ['标题', 'Title'],
  titleEn: ['标题（英文）', 'Title in English'],
  category: ['分类', 'Category'],
  newCategory: ['新分类', 'A new category'],
  categoryEn: ['分类（英文）', 'Category in English'],
  shownFrom: ['定时发布', 'Shown from'],
  link: ['标题链接', 'Link of the title'],
  cover: ['封面图片地址', 'Address of the picture'],
  summary: ['摘要', 'Summary'],
  summaryEn: ['摘要（英文）', 'Summary in English'],
  text: ['正文', 'Text'],
  textEn: ['正文（英文）', 'Text in English'],
}
