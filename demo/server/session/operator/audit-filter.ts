import type { AuditFilter } from './audit-lines'
import { isActor } from './audit-words'

type Given = Readonly<Record<string, string>>

/** Parses the filter from the URL. An operator is `operator:<id>`; other actors are given by type. */
export function filterOf({ who = '', kind = '', day = '' }: Given): AuditFilter {
  const [by = '', id = ''] = who.split(':')
  return { by: isActor(by) ? by : 'operator', operator: id, kind, day }
}

export const whoOf = ({ by, operator: id }: AuditFilter) => (id ? `operator:${id}` : by)

export const queryOf = (filter: AuditFilter) => ({ who: whoOf(filter), kind: filter.kind, day: filter.day })
