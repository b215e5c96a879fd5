import { eq } from 'drizzle-orm'
import { audit } from '../../core/documents/audit'
import type { AuditChange } from '../../core/documents/audit.table'
import { db, tx } from '../../core/database/db'
import { notFound } from '../../core/http/refusal'
import { onlyAsSeen } from '../../core/documents/row-stamp'
import { brandSite, type Site } from './brand-site.table'

/**
 * Changes a site, if it is unchanged since the form was filled in.
 * @param given form fields by name, with the site's id and `stamp`
 * @param by id of the operator
 * @param changesOf description of the change for the audit log
 * @throws Refusal 404; 409 if changed meanwhile
 */
export const changeSite = (
  given: Readonly<Record<string, string>>,
  by: string,
  changesOf: (site: Site) => Promise<AuditChange[]>,
  change: (site: Site) => Promise<Partial<Site>>,
) =>
  tx(async () => {
    const { id = '' } = given
    const [site] = await db().select().from(brandSite).where(eq(brandSite.id, id)).for('update')
    if (!site) throw notFound()
    onlyAsSeen(site, given)
    const changes = await changesOf(site)
    await db()
      .update(brandSite)
      .set(await change(site))
      .where(eq(brandSite.id, id))
    await audit({
      actorType: 'operator',
      actorId: by,
      entity: 'site',
      entityId: id,
      action: 'change',
      changes,
    })
  })
