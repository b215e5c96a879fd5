import { asc } from 'drizzle-orm'
import { db } from '../../core/database/db'
import type { Choices } from '../../core/operator/choices'
import { brandSite } from './brand-site.table'

/** Lists the brand sites for a choice field. */
export const siteChoices = async (): Promise<Choices> =>
  (await db().select().from(brandSite).orderBy(asc(brandSite.id))).map(({ id, name }) => [id, [name, name]])
