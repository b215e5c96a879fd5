import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../demo/server/core/database/db'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')

/** Matches numbered placeholder names: 私域店 1 号, 供应商3, XX 公司, Private shop 2. */
const counted =
  /XX|(?:店|公司|商|厂|企业|品牌|活动|礼品|商城|客户|测试)\s*[\d一二三四五六七八九十]+\s*号?$|(?:shop|store|supplier|company|brand|customer|gift|test) (?:no\. ?)?\d+$/i

test('no demo text for buyers is a placeholder with a number', async () => {
  const found = await bed.inside(async () => {
    const { rows: columns } = await db().execute<{ name: string; column: string }>(
      sql`select table_name as name, column_name as column from information_schema.columns
        where table_schema = 'public' and (column_name ~ '(name|title|intro|company)$' or table_name = 'translation')
          and data_type = 'text'`,
    )
    const texts: string[] = []
    for (const { name, column } of columns) {
      const { rows } = await db().execute<{ text: string }>(
        sql`select distinct ${sql.identifier(column)} as text from ${sql.identifier(name)}
          where ${sql.identifier(column)} is not null`,
      )
      texts.push(...rows.map(({ text }) => text))
    }
    const { rows: companies } = await db().execute<{ text: string }>(
      sql`select distinct extend_info ->> 'company' as text from customer where extend_info ? 'company'`,
    )
    return [...texts, ...companies.map(({ text }) => text)]
  })
  expect(found.length).toBeGreaterThan(1_000)
  expect(found.filter((text) => counted.test(text))).toEqual([])
})
