import { form } from '../../core/form'

const files = (zh: string, en: string) => ({ type: 'files', label: [zh, en], required: true }) as const

/** What a buyer wants of goods that are made for them; the words of the call are those of the form. */
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
  customizedPlanList: files('定制方案', 'Plan'),
  artConfirmationList: files('技术确认', 'Technical confirmation'),
  customizedDrawingList: files('定制图纸', 'Drawings'),
  extendList: files('其他附件', 'Other attachments'),
})

export type Requirement = ReturnType<typeof requirementForm.values>
