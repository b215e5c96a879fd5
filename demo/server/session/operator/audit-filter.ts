import type { AuditFilter, AuditMark } from './audit-lines'
import { isActor } from './audit-words'

type Given = Readonly<Record<string, string>>

/** The address names an operator as `operator:<id>`, others by what they are. */
export function filterOf({ who = '', kind = '', day = '' }: Given): AuditFilter {
  const [by = '', id = ''] = who.split(':')
  return { by: isActor(by) ? by : 'operator', operator: id, kind, day }
}

export const whoOf = ({ by, operator: id }: AuditFilter) => (id ? `operator:${id}` : by)

export const queryOf = (filter: AuditFilter) => ({ who: whoOf(filter), kind: filter.kind, day: filter.day })

/** `before` of an address: the last line of the page before. */
export function markOf({ before = '' }: Given): AuditMark | undefined {
  const [, ms, id] = /^(\d{1,15})-(\d{1,20})$/.exec(before) ?? []
  return ms !== undefined && id !== undefined ? { at: new Date(Number(ms)), id } : undefined
}
