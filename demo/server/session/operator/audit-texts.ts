import { asc } from 'drizzle-orm'
import { wireTime } from '../../core/time/business-time'
import type { ConsoleVisit } from '../../core/operator/console'
import { db } from '../../core/database/db'
import { desks } from '../../core/operator/desk'
import type { AuditLine } from './audit-lines'
import { entityText, stateText, subjectNames } from './audit-subjects'
import { auditActions, auditActors, auditWords, autopilot } from './audit-words'
import { operator } from './operator.table'

export type Names = ReadonlyMap<string, string>
/** Returns account names by operator id. */
export const namesOfOperators = async (): Promise<Names> => {
  const rows = await db().select().from(operator).orderBy(asc(operator.account))
  return new Map(rows.map(({ id, account }) => [id, account]))
}

type Teller = Pick<ConsoleVisit, 'say' | 'language'> & {
  names: Names
  numberOf: Awaited<ReturnType<typeof subjectNames>>
}

const listOf = (parts: readonly string[]) => parts.filter(Boolean).join('\n')

/** Describes a line in words: time, actor, action, entity and changes. */
export function auditTexts(line: AuditLine, { say, language, names, numberOf }: Teller) {
  const { createdAt, actorType, actorId, action, entity, entityId, fromState, toState, reason, changes } =
    line
  const word = desks.get(entity)?.actions[action]?.label ?? auditActions[action]
  const state = (code: number | null) => (code === null ? [] : [stateText(entity, code, language)])
  const filled = (value: string) => value || say(auditWords.nothing)
  const who = actorId === autopilot ? say(auditWords.auto) : names.get(actorId)
  return {
    time: wireTime(createdAt),
    who: who ?? (actorId || say(auditActors[actorType])),
    action: word ? say(word) : action,
    kind: say(entityText(entity)),
    /** True if `id` is the document's number and not its internal id. */
    isKnown: numberOf(line) !== undefined,
    id: entity === 'operator' ? (names.get(entityId) ?? entityId) : (numberOf(line) ?? entityId),
    state: [...state(fromState), ...state(toState)].join(' → '),
    reason: listOf([
      reason,
      ...(changes ?? []).map(({ label, from, to }) =>
        say(auditWords.changed, { label: say(label), from: filled(from), to: filled(to) }),
      ),
    ]),
  }
}

/** Loads the data for describing lines in words. */
export async function tellerOf(
  { say, language }: Pick<ConsoleVisit, 'say' | 'language'>,
  lines: readonly AuditLine[],
  names: Names,
): Promise<Teller> {
  return { say, language, names, numberOf: await subjectNames(lines) }
}

export const columns = ['time', 'who', 'action', 'kind', 'id', 'state', 'reason'] as const
