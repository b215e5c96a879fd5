import { and, eq } from 'drizzle-orm'
import { no, yes } from '../../../../src/core/api/shapes'
import type { Text } from '../../../../src/core/language/messages'
import { paramCode } from '../../../../src/site/params/params.contract'
import { holdsWords } from '../../core/database/contains-text'
import { db } from '../../core/database/db'
import { choiceText, type Choices } from '../../core/operator/choices'
import { recordsPage } from '../../core/operator/records-page'
import type { FieldError } from '../../core/http/refusal'
import { wrongFields } from '../../core/http/validate'
import { brandSite } from '../brand-site/brand-site.table'
import { siteChoices } from '../brand-site/site-choices'
import { siteParam } from './params.table'

type Rule = {
  code: number
  text: Text
  numbers: readonly (readonly [name: string, label: Text, first: number])[]
}

const rules: readonly Rule[] = [
  {
    code: paramCode.pointsGift,
    text: ['订单赠送积分', 'Points for orders'],
    numbers: [['perUnit', ['每付 1 元赠送', 'For each unit paid'], 1]],
  },
  {
    code: paramCode.pointsWelcome,
    text: ['注册与生日积分', 'Points for registrations and birthdays'],
    numbers: [
      ['registration', ['注册赠送', 'For a registration'], 200],
      ['birthday', ['生日赠送', 'For a birthday'], 100],
    ],
  },
  {
    code: paramCode.pointsDeduction,
    text: ['积分抵扣', 'Points taken as money'],
    numbers: [
      ['pointsPerUnit', ['多少积分抵 1 元', 'Points for one unit of money'], 100],
      ['mostPercent', ['最多抵货款的百分比', 'At most of the goods, in percent'], 50],
    ],
  },
  {
    code: paramCode.promotion,
    text: ['邀请佣金', 'Commission for invitations'],
    numbers: [['percent', ['占订单金额的百分比', 'Percent of an order'], 1]],
  },
]

const states: Choices = [
  [String(yes), ['启用', 'On']],
  [String(no), ['停用', 'Off']],
]

type StoredRule = Rule & {
  siteId: string
  siteName: string
  param: typeof siteParam.$inferSelect | undefined
}

async function allRules(siteId?: string): Promise<StoredRule[]> {
  const rows = await db()
    .select({ id: brandSite.id, name: brandSite.name, param: siteParam })
    .from(brandSite)
    .leftJoin(siteParam, eq(siteParam.siteId, brandSite.id))
    .where(siteId ? eq(brandSite.id, siteId) : undefined)
    .orderBy(brandSite.id)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return [...names].flatMap(([id, siteName]) =>
    rules.map((rule) => ({
      ...rule,
      siteId: id,
      siteName,
      param: rows.find((row) => row.id === id && row.param?.code === rule.code)?.param ?? undefined,
    })),
  )
}

const idOf = ({ siteId, code }: StoredRule) => `${siteId}.${code}`

/** Console list of the rules for points and referral commission. */
export const page = recordsPage<StoredRule>({
  title: ['积分与佣金规则', 'Rules of points and commission'],
  permission: 'site',
  about: [
    '各站点赠送、抵扣积分和支付佣金的规则。',
    'How each site gives points, takes them as money, and pays commission.',
  ],
  entity: 'site_param',
  heads: [
    ['规则', 'Rule'],
    ['站点', 'Site'],
    ['状态', 'State'],
    ['数值', 'Numbers'],
  ],
  cells: ({ text, siteName, param, numbers }, { say }) => [
    say(text),
    siteName,
    say(choiceText(states, param?.status ?? no)),
    numbers.map(([name, label]) => `${say(label)} ${param?.bizParam[name] ?? '–'}`).join(' · '),
  ],
  filter: { label: ['站点', 'Site'], choices: siteChoices },
  list: async ({ words, filter, limit, offset }) =>
    (await allRules(filter || undefined))
      .filter(({ text, siteName }) => holdsWords(words, [text[0], text[1], siteName]))
      .slice(offset, offset + limit),
  async find(id) {
    const [siteId = ''] = id.split('.')
    return (await allRules(siteId)).find((rule) => idOf(rule) === id)
  },
  idOf,
  nameOf: ({ siteName, text }) => `${siteName} · ${text[0]}`,
  stampOf: ({ param }) => param?.updatedAt.toISOString() ?? '',
  fields: (row) => [
    { name: 'status', label: ['状态', 'State'], kind: 'text', choices: states },
    ...(row?.numbers ?? []).map(
      ([name, label, first]) => ({ name, label, kind: 'quantity', value: String(first) }) as const,
    ),
  ],
  valuesOf: ({ param, numbers }) => ({
    status: String(param?.status ?? no),
    ...Object.fromEntries(numbers.map(([name, , first]) => [name, String(param?.bizParam[name] ?? first)])),
  }),
  async save({ status, ...values }, row) {
    if (!row) return ''
    const { siteId, code, numbers, param } = row
    const errors = ['percent', 'mostPercent']
      .filter((path) => Number(values[path] ?? 0) > 100)
      .map((path): FieldError => ({ path, message: ['最多 100', 'At most 100.'] }))
    if (errors.length > 0) throw wrongFields(422, errors)
    const isOn = status === String(yes)
    const bizParam: Record<string, number> = {
      ...param?.bizParam,
      ...Object.fromEntries(numbers.map(([name]) => [name, Number(values[name] ?? 0)])),
      ...(code === paramCode.pointsDeduction && { integDeduct: isOn ? yes : no }),
    }
    const set: Pick<typeof siteParam.$inferInsert, 'status' | 'bizParam'> = {
      status: isOn ? yes : no,
      bizParam,
    }
    if (param)
      await db()
        .update(siteParam)
        .set(set)
        .where(and(eq(siteParam.siteId, siteId), eq(siteParam.code, code)))
    else
      await db()
        .insert(siteParam)
        .values({ siteId, code, ...set })
    return idOf(row)
  },
})
