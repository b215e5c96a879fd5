import type { RequireInfo } from '../../../../src/trade/cart/cart.contract'
import { attachmentFields } from '../../../../src/trade/requirement/attachment-fields'
import { requirementForm } from '../../../../src/trade/requirement/requirement-form'
import { wireDay } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { refuse } from '../../core/http/refusal'
import { validated } from '../../core/http/validate'
import { ownsFiles } from '../../site/files/own-files'

const missing = () => refuse(400, ['请填写定制需求', 'Please describe your custom requirement.'])
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
 * Checks requirements of custom goods: text, a future date, and the buyer's own files.
 * @throws Refusal 400 naming the field
 */
export async function checkRequirements(
  customerId: string,
  lines: readonly { requireInfo?: RequireInfo | undefined }[],
) {
  for (const { requireInfo } of lines) {
    if (!requireInfo) throw missing()
    validated(requirementForm.shape, requireInfo, requirementForm.fields)
    if ((requireInfo.requireTime ?? '') < wireDay(clock.now())) throw tooEarly()
    for (const field of attachmentFields) {
      if (!(await ownsFiles(customerId, requireInfo[field]))) throw notOwn(field)
    }
  }
}
