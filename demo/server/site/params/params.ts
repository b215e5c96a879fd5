import { and, inArray } from 'drizzle-orm'
import { no } from '../../../../src/core/api/shapes'
import { db } from '../../core/database/db'
import { stricterValue } from '../../core/config/stricter-value'
import { siteParam } from './params.table'

type Param = Pick<typeof siteParam.$inferSelect, 'code' | 'status' | 'bizParam'>

/** Numbers that are stricter the higher they are. All others are stricter the lower they are. */
const asksMore: ReadonlySet<string> = new Set(['integDeduct', 'pointsPerUnit'])

function stricterNumbers(one: Param['bizParam'], other: Param['bizParam']): Param['bizParam'] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    names.map((name) => {
      const values = [one[name], other[name]].filter((value) => value !== undefined)
      return [name, asksMore.has(name) ? Math.max(...values) : Math.min(...values)]
    }),
  )
}

const stricter = (one: Param, other: Param): Param => ({
  code: one.code,
  status: stricterValue(no, one.status, other.status),
  bizParam: stricterNumbers(one.bizParam, other.bizParam),
})

/**
 * Combines the parameters of the sites that govern a request; the stricter value wins. Parameters missing on one site are
 * omitted.
 */
export async function paramsOf(ruledBy: readonly string[], codes: number[]): Promise<Param[]> {
  const sites = ruledBy.filter(Boolean)
  const rows = await db()
    .select({ code: siteParam.code, status: siteParam.status, bizParam: siteParam.bizParam })
    .from(siteParam)
    .where(and(inArray(siteParam.siteId, sites), inArray(siteParam.code, codes)))
  return [...new Set(codes)].flatMap((wanted) => {
    const found = rows.filter(({ code }) => code === wanted)
    return found.length < sites.length ? [] : found.reduce(stricter)
  })
}
