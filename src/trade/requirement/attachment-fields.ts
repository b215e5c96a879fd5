import type { Text } from '../../core/messages'

/** The four lists of attachments of a requirement, in their order. */
export const attachmentFields = [
  'customizedPlanList',
  'artConfirmationList',
  'customizedDrawingList',
  'extendList',
] as const

/** What the lists are called. */
export const attachmentLabels = {
  customizedPlanList: ['定制方案', 'Plan', 'requirementForm.customizedPlanList.label'],
  artConfirmationList: ['技术确认', 'Technical confirmation', 'requirementForm.artConfirmationList.label'],
  customizedDrawingList: ['定制图纸', 'Drawings', 'requirementForm.customizedDrawingList.label'],
  extendList: ['其他附件', 'Other attachments', 'requirementForm.extendList.label'],
} satisfies Record<(typeof attachmentFields)[number], Text>
