import { useStore } from '@nanostores/react'
import { Refused } from '../../session/permission/refused'
import { sessionOf } from '../../session/sign-in/session.store'
import { useScope } from '../../ui/host'
import { TodoCard } from './todo-card'

/** To-do list for an external page, such as a company portal. Guests see a login prompt. */
export default function TodoBox({ max = 5 }: { max?: number }) {
  const scope = useScope()
  const session = useStore(sessionOf(scope).$session)
  if (session.state === 'visitor') return <Refused refusal="logIn" form="part" />
  return <TodoCard most={Math.max(1, Math.floor(max))} />
}
