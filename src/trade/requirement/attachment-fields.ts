/** The four lists of attachments of a requirement, in their order. */
export const attachmentFields = [
  'customizedPlanList',
  'artConfirmationList',
  'customizedDrawingList',
  'extendList',
] as const
