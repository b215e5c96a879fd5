import { and, eq, inArray } from 'drizzle-orm'
import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import { attachmentFields } from '../../../../src/trade/requirement/attachment-fields'
import { requirementForm } from '../../../../src/trade/requirement/requirement-form'
import { wireDay } from '../../core/business-time'
import { clock } from '../../core/clock'
import { db } from '../../core/db'
import { refuse } from '../../core/refusal'
import { validated } from '../../core/validate'
import { fileIdOf } from '../../site/files/files'
import { uploadFile } from '../../site/files/files.table'

const missing = () => refuse(400, ['请填写定制需求', 'Please say what is to be made.'])
const tooEarly = () =>
  refuse(400, ['期望交期不能早于今天', 'The expected delivery date must not be before today.'], {
    errors: [
      {
        path: 'requireTime',
        message: ['期望交期不能早于今天', 'The expected delivery date must not be before today.'],
      },
    ],
  })
const notOwn = (path: string) =>
  refuse(400, ['请重新上传附件', 'Please upload the attachment again.'], {
    errors: [{ path, message: ['请重新上传附件', 'Please upload the attachment again.'] }],
  })

/**
 * Every line of custom goods says what is to be made, by a day to come, with files that this buyer uploaded.
 * @throws Refusal 400 naming the field
 */
export async function checkRequirements(
  customerId: string,
  lines: readonly { requireInfo?: RequireInfo | undefined }[],
) {
  for (const { requireInfo } of lines) {
    if (!requireInfo) throw missing()
    validated(requirementForm.shape, requireInfo, requirementForm.words)
    if ((requireInfo.requireTime ?? '') < wireDay(clock.now())) throw tooEarly()
    for (const field of attachmentFields) {
      const ids = requireInfo[field].map(fileIdOf)
      const known = ids.filter((id) => id !== undefined)
      const own = await db().$count(
        uploadFile,
        and(eq(uploadFile.ownerId, customerId), inArray(uploadFile.id, known)),
      )
      if (known.length < ids.length || own < new Set(known).size) throw notOwn(field)
    }
  }
}
