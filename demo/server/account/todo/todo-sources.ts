import type { CodeOf } from '../../../../src/core/language/dictionary'
import type { Text } from '../../../../src/core/language/messages'
import type { Minor } from '../../../../src/core/money'
import type { todoKind } from '../../../../src/account/todo/todo-kind'
import type { Member } from '../../core/security/auth'

/** Something that waits for a buyer. */
export type Todo = {
  kind: CodeOf<typeof todoKind>
  subject: string | Text
  amount?: Minor
  dueAt?: Date | null
  /** The path of the shop's page where it is done. */
  path: string
}

/** Returns a room's entries of the to-do list. Exported as `todo` from `<thing>.todo.ts`. */
export type TodoSource = (who: Member) => Promise<Todo[]>

/** Most entries of a kind. */
export const mostOfOne = 50

const files = import.meta.glob<{ todo: TodoSource }>('../../*/**/*.todo.ts', { eager: true })

export const todoSources: readonly TodoSource[] = Object.values(files).map(({ todo }) => todo)
