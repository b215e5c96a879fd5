import { keyed, type Text } from '../../core/messages'

/** The four lists of attachments of a requirement, in their order. */
export const attachmentFields = [
  'customizedPlanList',
  'artConfirmationList',
  'customizedDrawingList',
  'extendList',
] as const

/** What the lists are called: labels of the form, which pages without it say as well. */
export const attachmentLabels = keyed('requirementForm', {
  customizedPlanList: { label: ['定制方案', 'Plan'] },
  artConfirmationList: { label: ['技术确认', 'Technical confirmation'] },
  customizedDrawingList: { label: ['定制图纸', 'Drawings'] },
  extendList: { label: ['其他附件', 'Other attachments'] },
} satisfies Record<(typeof attachmentFields)[number], { label: Text }>)
