import { asc, eq } from 'drizzle-orm'
import { buyerPage } from '../../core/operator/buyer-page'
import { wireDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import type { ConsoleField } from '../../core/operator/console-field'
import { insertMany } from '../../core/database/insert-many'
import { linesIn } from '../../core/operator/lines-in'
import { choiceText, type Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { tableRecords } from '../../core/operator/record-table'
import type { FieldError } from '../../core/http/refusal'
import { wrongFields } from '../../core/http/validate'
import { htmlOf, linesOf } from '../../site/articles/article-lines'
import { siteChoices } from '../../site/brand-site/site-choices'
import { sku } from '../goods/goods.table'
import { codesIn, skusCalled } from '../goods/skus-called'
import { activities, activityGoodsRows } from './activities.table'

type Activity = typeof activities.$inferSelect

const states: Choices = [
  ['20', ['草稿', 'Draft']],
  ['10', ['已发布', 'Published']],
]

const { list, find, fields, valuesOf, write } = tableRecords(activities, {
  columns: {
    siteId: { label: ['站点', 'Site'], choices: siteChoices },
    title: { label: ['标题', 'Title'], longest: 60, english: true },
    summary: { label: ['摘要', 'Summary'], longest: 200, english: true },
    banner: { label: ['横幅图片地址', 'Address of the banner'] },
    startAt: { label: ['开始', 'Begins'] },
    endAt: { label: ['结束', 'Ends'], ends: true },
    cutFrom: { label: ['每店满', 'From an amount in a shop of'] },
    cutBy: { label: ['立减', 'Takes off'] },
    rate: {
      label: ['零售价的百分比', 'Percent of the list price'],
      note: ['90 为九折', '90 takes 10 % off'],
    },
    status: { label: ['状态', 'State'], choices: states, value: '20' },
  },
  words: [activities.title],
  filter: activities.siteId,
})

const more: ConsoleField[] = [
  {
    name: 'goods',
    label: ['参加活动的 SKU 编码', 'SKU codes of its goods'],
    note: ['一行一个', 'one per line'],
    kind: 'textarea',
    longest: 20_000,
  },
  {
    name: 'rules',
    label: ['活动规则', 'Rules'],
    note: ['一行一段，“- ”为列表项', 'One paragraph per line; “- ” begins a list item'],
    kind: 'textarea',
    longest: 5_000,
    optional: true,
  },
]

const codesOf = async (activityId: string) => {
  const rows = await db()
    .selectDistinctOn([activityGoodsRows.position], { code: sku.skuCode })
    .from(activityGoodsRows)
    .innerJoin(sku, eq(sku.goodsId, activityGoodsRows.goodsId))
    .where(eq(activityGoodsRows.activityId, activityId))
    .orderBy(asc(activityGoodsRows.position), asc(sku.position))
  return rows.map(({ code }) => code).join('\n')
}

/** @throws Refusal 422 */
function checkTerms({ startAt = '', endAt = '', cutFrom, cutBy, rate }: Readonly<Record<string, string>>) {
  const errors: FieldError[] = []
  if (startAt > endAt)
    errors.push({ path: 'endAt', message: ['结束不能早于开始', 'It cannot end before it begins.'] })
  if ((cutFrom === undefined) !== (cutBy === undefined))
    errors.push({
      path: 'cutBy',
      message: ['满额与立减须同时填写', 'Enter both the minimum amount and the amount off.'],
    })
  if (Number(cutBy) > Number(cutFrom))
    errors.push({
      path: 'cutBy',
      message: ['立减不能大于满额', 'The amount off must not exceed the minimum amount.'],
    })
  if (rate !== undefined && !(Number(rate) >= 1 && Number(rate) <= 99))
    errors.push({ path: 'rate', message: ['应为 1 至 99', 'Enter a number from 1 to 99.'] })
  if (cutBy === undefined && rate === undefined)
    errors.push({
      path: 'rate',
      message: ['请填写满减或百分比', 'Enter an amount off or a percentage.'],
    })
  if (errors.length > 0) throw wrongFields(422, errors)
}

/** Activities with their goods and prices. */
export const page = recordsPage<Activity>({
  list,
  find,
  title: ['活动', 'Activities'],
  permission: 'catalogue',
  about: [
    '限时活动及其商品与价格。草稿对买家不可见。',
    'Activities with their goods and prices. Buyers do not see drafts.',
  ],
  entity: 'activity',
  adds: true,
  heads: [
    ['标题', 'Title'],
    ['开始', 'Begins'],
    ['结束', 'Ends'],
    ['状态', 'State'],
  ],
  cells: ({ title, startAt, endAt, status }, { say }) => [
    title,
    wireDay(startAt),
    wireDay(endAt),
    say(choiceText(states, status)),
  ],
  filter: { label: ['站点', 'Site'], choices: siteChoices },
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  fields: async () => [...(await fields()), ...more],
  valuesOf: async (row) => ({
    ...(await valuesOf(row)),
    goods: await codesOf(row.id),
    rules: (linesOf(row.ruleHtml) ?? []).join('\n'),
  }),
  async save({ goods: codes, rules = '', ...values }, row) {
    checkTerms(values)
    const found = await skusCalled(codesIn(codes), 'goods')
    const keepsRules = row !== undefined && linesOf(row.ruleHtml) === undefined
    const id = await write(values, row?.id, keepsRules ? {} : { ruleHtml: htmlOf(linesIn(rules)) })
    await db().delete(activityGoodsRows).where(eq(activityGoodsRows.activityId, id))
    await insertMany(
      activityGoodsRows,
      [...new Set(found.map(({ goodsId }) => goodsId))].map((goodsId, position) => ({
        activityId: id,
        goodsId,
        position,
      })),
    )
    return id
  },
  seenAt: ({ id, status }) => (status === 10 ? buyerPage('activity', { activityId: id }) : undefined),
})
