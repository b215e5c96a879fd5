import { day } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { db } from '../../core/database/db'
import type { Seed } from '../../core/database/seed'
import { uploadFile } from '../../site/files/files.table'
import { applyForMembership } from './applications'

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A pending application, so that the operator's desk is not empty on the first day. */
export const seed: Seed = {
  room: 'session/registration',
  after: ['session/sign-in'],
  async run() {
    const customerId = '10006'
    await clock.ago(2 * day, async () => {
      const content = new TextEncoder().encode(pdf)
      const row = { ownerId: customerId, shownName: '营业执照.pdf', mediaType: 'application/pdf', content }
      const [file] = await db()
        .insert(uploadFile)
        .values({ ...row, size: content.length })
        .returning()
      const name = encodeURIComponent(row.shownName)
      await applyForMembership({
        customerId,
        company: '江畔自动化工程有限公司',
        creditCode: '91320506MA1K35X21B',
        licenses: [`/bbb/file/${file?.id ?? ''}/${name}`],
        contact: '吴珊',
        phone: '13800001006',
      })
    })
  },
}
