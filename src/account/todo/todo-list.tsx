import { useState } from 'react'
import { targetOf } from '../../site/links/target'
import { formatMoney } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { elementIs } from '../../ui/element-state'
import { useHref, useLocale, useSay } from '../../ui/host'
import { Tag } from '../../ui/tag'
import { ToneWord } from '../../ui/tone-word'
import { timeUntil } from './time-until'
import type { Todo } from './todo.contract'
import { todoKind } from './todo-kind'
import { todoMessages } from './todo.messages'
import { useAccountCurrency } from '../../site/brand-site/account-currency'

const { confirmBill, repayBill, payBond } = todoKind.code
/** Kinds with an amount in the currency of the accounts. */
const inAccounts: ReadonlySet<number> = new Set([confirmBill, repayBill, payBond])

type TodoListProps = {
  list: readonly Todo[]
  /** Number of lines shown at first. */
  most: number
}

/** To-do list with one line each: kind, subject, amount and deadline. Each line links to its page. */
export function TodoList({ list, most }: TodoListProps) {
  const say = useSay(todoMessages)
  const [all, setAll] = useState(false)
  if (list.length === 0)
    return (
      <p className="todo-none" part="empty" ref={elementIs('empty')}>
        {say('none')}
      </p>
    )
  return (
    <>
      <ul className="todo-list">
        {list.slice(0, all ? list.length : most).map((todo) => (
          <TodoLine key={`${todo.kind} ${todo.path} ${todo.subject}`} todo={todo} />
        ))}
      </ul>
      {list.length > most && (
        <button type="button" className="todo-more link text-meta" part="action" onClick={() => setAll(!all)}>
          {all ? say('fewer') : say('all', { n: list.length })}
        </button>
      )}
    </>
  )
}

function TodoLine({ todo: { kind, subject, amount, dueAt, secondsLeft, path } }: { todo: Todo }) {
  const say = useSay(todoMessages)
  const locale = useLocale()
  const href = useHref()
  const [own, ofAccounts] = [useCurrency(), useAccountCurrency()]
  const currency = inAccounts.has(kind) ? ofAccounts : own
  const until = secondsLeft === undefined ? undefined : timeUntil(secondsLeft)
  const target = targetOf(path, href)
  const words = (
    <>
      <ToneWord tone={todoKind.tone(kind)}>{todoKind.label(kind, locale)}</ToneWord>
      <span className="todo-subject truncate">{subject}</span>
      {amount !== undefined && (
        <span className="todo-amount bold text-right">{formatMoney(amount, currency)}</span>
      )}
      <span className="todo-due row gap-8 end text-meta ink-2">
        {dueAt && <time>{dueAt.slice(5, 16)}</time>}
        {until && <Tag tone={until.soon ? 'warn' : 'neutral'}>{say(until.unit, { n: until.n })}</Tag>}
      </span>
    </>
  )
  return (
    <li className="todo ruled" part="row">
      {target === undefined ? (
        <span className="todo-line">{words}</span>
      ) : (
        <a className="todo-line" href={target}>
          {words}
        </a>
      )}
    </li>
  )
}
