import { form } from '../../core/form/form'
import type { Text } from '../../core/language/messages'
import { attachmentLabels } from './attachment-fields'

const files = ({ label }: { label: Text }) =>
  ({
    type: 'files',
    label,
    required: true,
    missing: ['请上传附件', 'Please upload an attachment.'],
  }) as const

/** Form fields of a requirement for custom goods. The names equal those of the request body. */
export const requirementForm = form('requirementForm', {
  requireTime: { type: 'date', label: ['期望交期', 'Expected delivery date'], required: true },
  requireOther: {
    type: 'textarea',
    label: ['需求描述', 'Description'],
    required: true,
    placeholder: [
      '请描述材质、尺寸公差、表面处理、检验与包装要求',
      'Material, tolerances, surface, inspection and packing',
    ],
  },
  customizedPlanList: files(attachmentLabels.customizedPlanList),
  artConfirmationList: files(attachmentLabels.artConfirmationList),
  customizedDrawingList: files(attachmentLabels.customizedDrawingList),
  extendList: files(attachmentLabels.extendList),
})

export type Requirement = ReturnType<typeof requirementForm.values>
