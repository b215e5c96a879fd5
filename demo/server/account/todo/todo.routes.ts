import { todoList } from '../../../../src/account/todo/todo.contract'
import { pick } from '../../../../src/core/language/messages'
import { toDecimal } from '../../../../src/core/money'
import { wireTime } from '../../core/time/business-time'
import { clock } from '../../core/time/clock'
import { serve } from '../../core/http/serve'
import type { App } from '../../core/http/surroundings'
import { todoSources, type Todo } from './todo-sources'

const most = 100

/** Sort key: entries without deadline come last. */
const urgency = ({ dueAt }: Todo) => dueAt?.getTime() ?? Infinity

export function routes(app: App) {
  serve(app, todoList, async ({ who, language }) => {
    const found: Todo[] = []
    for (const source of todoSources) found.push(...(await source(who)))
    const now = clock.now().getTime()
    const content = found
      .toSorted((a, b) => urgency(a) - urgency(b) || a.kind - b.kind)
      .slice(0, most)
      .map(({ kind, subject, amount, dueAt, path }) => ({
        kind,
        subject: typeof subject === 'string' ? subject : pick(subject, language),
        ...(amount !== undefined && { amount: toDecimal(amount) }),
        ...(dueAt && {
          dueAt: wireTime(dueAt),
          secondsLeft: Math.round((dueAt.getTime() - now) / 1000),
        }),
        path,
      }))
    return { total: found.length, content }
  })
}
