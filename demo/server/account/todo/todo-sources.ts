import type { CodeOf } from '../../../../src/core/dictionary'
import type { Text } from '../../../../src/core/messages'
import type { Minor } from '../../../../src/core/money'
import type { todoKind } from '../../../../src/account/todo/todo-kind'
import type { Member } from '../../core/auth'

/** Something that waits for a buyer. */
export type Todo = {
  kind: CodeOf<typeof todoKind>
  subject: string | Text
  amount?: Minor
  dueAt?: Date | null
  /** The path of the shop's page where it is done. */
  path: string
}

/** What of a room waits for somebody: exported as `todo` from `<thing>.todo.ts`, where it is found. */
export type TodoSource = (who: Member) => Promise<Todo[]>

/** More of one kind than anybody does in a day. */
export const mostOfOne = 50

const files = import.meta.glob<{ todo: TodoSource }>('../../*/**/*.todo.ts', { eager: true })

export const todoSources: readonly TodoSource[] = Object.values(files).map(({ todo }) => todo)
