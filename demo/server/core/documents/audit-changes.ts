import type { Text } from '../../../../src/core/language/messages'
import type { AuditChange } from './audit.table'

/** Maximum length of a value in the audit log. */
const longest = 200

type Values = Readonly<Record<string, string | undefined>>

/** Returns the differences between two states of a form, in form order. @param labels by field name */
export const changesBetween = (
  labels: Readonly<Record<string, Text>>,
  before: Values,
  after: Values,
): AuditChange[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const [from = '', to = ''] = [before[name], after[name]]
    return from === to ? [] : [{ label, from: from.slice(0, longest), to: to.slice(0, longest) }]
  })
