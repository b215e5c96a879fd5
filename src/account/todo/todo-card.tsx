import { useStore } from '@nanostores/react'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { Failed } from '../../ui/pages/failed'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import sheet from './todo.css?sheet'
import { TodoList } from './todo-list'
import { todoMessages } from './todo.messages'
import { todoOf } from './todo.store'

/**
 * Card with the to-do list and its loading states.
 * @param most number of lines shown at first
 */
export function TodoCard({ most = 5 }: { most?: number }) {
  useSheet(sheet)
  const say = useSay(todoMessages)
  const todo = todoOf(useScope())
  const state = useStore(todo.$state)
  const { value } = state
  return (
    <Card
      padding="none"
      title={
        <span className="inline-row gap-8" part="title">
          {say('title')}
          {value && value.total > 0 && <Badge count={value.total} />}
        </span>
      }
    >
      {value ? (
        <TodoList list={value.content} most={most} />
      ) : state.status === 'failed' ? (
        <Failed error={state.error} what={say('title')} onRetry={() => void todo.reload()} />
      ) : (
        <SkeletonRows rows={most} />
      )}
    </Card>
  )
}
