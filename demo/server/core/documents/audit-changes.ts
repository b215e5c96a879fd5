import type { Text } from '../../../../src/core/language/messages'
import type { AuditChange } from './audit.table'

/** Characters of a value that the audit log keeps. */
const longest = 200

type Values = Readonly<Record<string, string | undefined>>

/** What differs between two states of a form, in its order. @param labels of the fields by their names */
export const changesBetween = (
  labels: Readonly<Record<string, Text>>,
  before: Values,
  after: Values,
): AuditChange[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const [from = '', to = ''] = [before[name], after[name]]
    return from === to ? [] : [{ label, from: from.slice(0, longest), to: to.slice(0, longest) }]
  })
