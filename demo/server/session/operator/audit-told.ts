import { asc } from 'drizzle-orm'
import type { Text } from '../../../../src/core/messages'
import { wireTime } from '../../core/business-time'
import type { ConsoleVisit } from '../../core/console'
import { db } from '../../core/db'
import { desks } from '../../core/desk'
import type { AuditLine } from './audit-lines'
import { auditActions, auditActors, auditWords } from './audit-words'
import { operator } from './operator.table'

/** What the platform's operators act on, and what it is called. */
export const kindsOf = (): [string, Text][] => [
  ['operator', auditWords.ofOperators],
  ...[...desks].map(([name, { title }]): [string, Text] => [name, title]),
  ['clock', auditWords.clock],
  ['site', auditWords.site],
  ['article', auditWords.article],
  ['bankAccount', auditWords.bankAccount],
  ['audit', auditWords.audit],
]

export type Names = ReadonlyMap<string, string>
/** Accounts by the operators' ids. */
export const namesOfOperators = async (): Promise<Names> => {
  const rows = await db().select().from(operator).orderBy(asc(operator.account))
  return new Map(rows.map(({ id, account }) => [id, account]))
}

type Teller = { say: ConsoleVisit['say']; names: Names; kinds: ReadonlyMap<string, Text> }

/** A line in words: time, who, what was done, to which. */
export function told(line: AuditLine, { say, names, kinds }: Teller) {
  const { createdAt, actorType, actorId, action, entity, entityId, fromState, toState, reason } = line
  const kind = kinds.get(entity)
  const button = desks.get(entity)?.actions[action]?.label
  const word = button ?? auditActions[action]
  return {
    time: wireTime(createdAt),
    who: names.get(actorId) ?? (actorId || say(auditActors[actorType])),
    action: word ? say(word) : action,
    kind: kind ? say(kind) : entity,
    id: entity === 'operator' ? (names.get(entityId) ?? entityId) : entityId,
    state: [fromState, toState].filter((state) => state !== null).join(' → '),
    reason,
  }
}

export const columns = ['time', 'who', 'action', 'kind', 'id', 'state', 'reason'] as const
