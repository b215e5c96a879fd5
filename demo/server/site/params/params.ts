import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '../../core/db'
import { siteParam } from './params.table'

/** Parameters of a site; those it does not have are left out. */
export const paramsOf = (siteId: string, codes: number[]) =>
  db()
    .select({ code: siteParam.code, status: siteParam.status, bizParam: siteParam.bizParam })
    .from(siteParam)
    .where(and(eq(siteParam.siteId, siteId), inArray(siteParam.code, codes)))
    .orderBy(asc(siteParam.code))
