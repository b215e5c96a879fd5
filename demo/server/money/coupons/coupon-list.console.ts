import { asc, inArray } from 'drizzle-orm'
import { couponKind } from '../../../../src/money/coupons/coupon-kind'
import { couponScope } from '../../../../src/money/coupons/coupon-scope'
import { couponType } from '../../../../src/money/coupons/coupon-type'
import { no, yes } from '../../../../src/core/api/shapes'
import { wholeNumber } from '../../../../src/core/text/whole-number'
import { codesIn, skusCalled } from '../../catalogue/goods/skus-called'
import { sku } from '../../catalogue/goods/goods.table'
import { categoriesCalled, categoryPaths } from '../../catalogue/categories/categories-called'
import { shop } from '../../catalogue/shops/shops.table'
import { wireDay } from '../../core/time/business-time'
import { db } from '../../core/database/db'
import type { ConsoleField } from '../../core/operator/console-field'
import type { DeskValues } from '../../core/operator/desk'
import { choicesOf, choiceText, type Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import { tableRecords } from '../../core/operator/record-table'
import type { FieldError } from '../../core/http/refusal'
import { wrongFields } from '../../core/http/validate'
import { siteChoices } from '../../site/brand-site/site-choices'
import { couponTemplate } from './coupons.table'

type Template = typeof couponTemplate.$inferSelect

const yesNo: Choices = [
  [String(no), ['发放中', 'Given out']],
  [String(yes), ['已停止', 'Stopped']],
]
const shopChoices = async (): Promise<Choices> => [
  ['', ['平台', 'The platform']],
  ...(await db().select().from(shop).orderBy(asc(shop.name))).map(
    ({ id, name }) => [id, [name, name]] as const,
  ),
]

const { list, find, fields, valuesOf, write } = tableRecords(couponTemplate, {
  columns: {
    siteId: { label: ['站点', 'Site'], choices: siteChoices },
    name: { label: ['名称', 'Name'], longest: 60, english: true },
    kind: { label: ['类型', 'Kind'], choices: choicesOf(couponKind) },
    threshold: { label: ['满额可用', 'From an amount of'], value: '0' },
    value: { label: ['减免金额', 'Amount off'], note: ['满减券填写', 'Of a coupon of an amount'] },
    rate: {
      label: ['折后百分比', 'Percent to pay'],
      note: ['折扣券填写，95 为九五折', 'Of a coupon of percents: 95 takes 5 % off'],
    },
    most: { label: ['最多减免', 'Maximum amount off'] },
    shopId: { label: ['出资方', 'Paid by'], choices: shopChoices },
    scope: { label: ['适用范围', 'Applies to'], choices: choicesOf(couponScope) },
    total: { label: ['发放总量', 'How many'] },
    perCustomer: { label: ['每家企业限领', 'For each company'], value: '1' },
    pointsCost: { label: ['兑换积分', 'Price in points'], value: '0' },
    receiveFrom: { label: ['领取开始', 'Available from'] },
    receiveTo: { label: ['领取截止', 'Available until'], ends: true },
    useFrom: { label: ['使用开始', 'Valid from'] },
    useTo: { label: ['使用截止', 'Valid until'], ends: true },
    stopped: { label: ['状态', 'State'], choices: yesNo, value: String(no) },
  },
  words: [couponTemplate.name],
  filter: couponTemplate.siteId,
})

const scopeField: ConsoleField = {
  name: 'scopeNames',
  label: ['适用的店铺、分类或 SKU 编码', 'The shops, categories or SKU codes'],
  note: [
    '全场通用留空；一行一项，分类写作 一级/二级',
    'None for all goods. One a line; a category as first/second',
  ],
  kind: 'textarea',
  longest: 4_000,
  optional: true,
}

/** Returns the text of a scope's ids for the form. */
async function scopeNames({ scope, scopeIds }: Template): Promise<string> {
  const { category, goods, shop: ofShop } = couponScope.code
  if (scope === ofShop) {
    const rows = await db().select().from(shop).where(inArray(shop.id, scopeIds))
    return rows.map(({ name }) => name).join('\n')
  }
  if (scope === category) return (await categoryPaths(scopeIds)).join('\n')
  if (scope !== goods) return ''
  const rows = await db()
    .selectDistinctOn([sku.goodsId], { code: sku.skuCode })
    .from(sku)
    .where(inArray(sku.goodsId, scopeIds))
    .orderBy(sku.goodsId, sku.position)
  return rows.map(({ code }) => code).join('\n')
}

async function shopsCalled(names: readonly string[]) {
  const rows = await db()
    .select()
    .from(shop)
    .where(inArray(shop.name, [...names]))
  return names.map((name) => {
    const found = rows.find((row) => row.name === name)
    if (!found)
      throw wrongFields(422, [
        {
          path: 'scopeNames',
          message: ['没有这个店铺：{name}', 'There is no shop {name}.'],
          values: { name },
        },
      ])
    return found.id
  })
}

/** The ids of a scope by what is filled in. @throws Refusal 422 */
async function scopeIds({ scope, scopeNames: text }: DeskValues): Promise<string[]> {
  const names = codesIn(text)
  const { all, category, shop: ofShop } = couponScope.code
  if (Number(scope) === all) return []
  if (names.length === 0)
    throw wrongFields(422, [
      { path: 'scopeNames', message: ['请填写适用的内容', 'Enter what it applies to.'] },
    ])
  if (Number(scope) === ofShop) return shopsCalled(names)
  if (Number(scope) === category) return categoriesCalled(names, 'scopeNames')
  return [...new Set((await skusCalled(names, 'scopeNames')).map(({ goodsId }) => goodsId))]
}

/** @throws Refusal 422 terms that no coupon can have */
function checkTerms({ kind, threshold, value, rate, ...days }: DeskValues, taken: number) {
  const errors: FieldError[] = []
  const isCut = Number(kind) === couponKind.code.fullCut
  if (isCut && !Number(value))
    errors.push({ path: 'value', message: ['请填写减免金额', 'Enter the amount off.'] })
  // Without a minimum amount, a coupon takes off what there is.
  if (isCut && Number(threshold) > 0 && Number(value) > Number(threshold))
    errors.push({
      path: 'value',
      message: ['减免金额不能大于满额', 'The amount off must not exceed the minimum amount.'],
    })
  if (!isCut && !(Number(rate) >= 1 && Number(rate) <= 99))
    errors.push({ path: 'rate', message: ['应为 1 至 99', 'Enter a number from 1 to 99.'] })
  for (const [from, to] of [
    ['receiveFrom', 'receiveTo'],
    ['useFrom', 'useTo'],
  ] as const)
    if ((days[from] ?? '') > (days[to] ?? ''))
      errors.push({ path: to, message: ['截止不能早于开始', 'It cannot end before it begins.'] })
  if ((days.receiveTo ?? '') > (days.useTo ?? ''))
    errors.push({
      path: 'receiveTo',
      message: ['领取截止不能晚于使用截止', 'It cannot be taken after the last day of its use.'],
    })
  if (Number(days.total) < taken)
    errors.push({
      path: 'total',
      message: ['已领取 {n} 张，不能少于此数', '{n} were taken already. It cannot be fewer.'],
      values: { n: taken },
    })
  if (errors.length > 0) throw wrongFields(422, errors)
}

/** Coupons that buyers may take. */
export const page = recordsPage<Template>({
  list,
  find,
  title: ['优惠券', 'Coupons'],
  permission: 'catalogue',
  about: [
    '买家在领券中心领取的优惠券。已领取的券不受停止影响。',
    'Coupons that buyers take. Those that were taken still count when it is stopped.',
  ],
  entity: 'coupon_template',
  adds: true,
  heads: [
    ['名称', 'Name'],
    ['类型', 'Kind'],
    ['领取截止', 'Until'],
    ['已领 / 总量', 'Taken / all'],
    ['状态', 'State'],
  ],
  cells: (row, { say, language }) => [
    row.name,
    couponKind.label(row.kind, language),
    wireDay(row.receiveTo),
    `${wholeNumber(row.taken)} / ${wholeNumber(row.total)}`,
    say(choiceText(yesNo, row.stopped)),
  ],
  filter: { label: ['站点', 'Site'], choices: siteChoices },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  fields: async () => {
    const all = await fields()
    const at = all.findIndex(({ name }) => name === 'scope') + 1
    return all.toSpliced(at, 0, scopeField)
  },
  valuesOf: async (row) => ({ ...(await valuesOf(row)), scopeNames: await scopeNames(row) }),
  async save(values, row) {
    checkTerms(values, row?.taken ?? 0)
    const isCut = Number(values.kind) === couponKind.code.fullCut
    const { value, rate, ...terms } = values
    return write({ ...terms, ...(isCut && value && { value }), ...(!isCut && rate && { rate }) }, row?.id, {
      type: values.shopId ? couponType.code.merchant : couponType.code.platform,
      scopeIds: await scopeIds(values),
      scopeName: codesIn(values.scopeNames).join('、'),
    })
  },
})
