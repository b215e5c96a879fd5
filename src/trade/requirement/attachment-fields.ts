import { keyed, type Text } from '../../core/language/messages'

/** Attachment lists of a requirement, in display order. */
export const attachmentFields = [
  'customizedPlanList',
  'artConfirmationList',
  'customizedDrawingList',
  'extendList',
] as const

/** Labels of the attachment lists. Pages without the form also use them. */
export const attachmentLabels = keyed('requirementForm', {
  customizedPlanList: { label: ['定制方案', 'Plan'] },
  artConfirmationList: { label: ['技术确认', 'Technical confirmation'] },
  customizedDrawingList: { label: ['定制图纸', 'Drawings'] },
  extendList: { label: ['其他附件', 'Other attachments'] },
} satisfies Record<(typeof attachmentFields)[number], { label: Text }>)
