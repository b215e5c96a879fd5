import { resource } from '../../core/resource'
import { shared } from '../../core/scope'
import { todoList } from './todo.contract'

/** What waits for the buyer who is logged in; all elements of a site show the same list. */
export const todoOf = shared('todo', (scope) =>
  resource(
    (signal) => scope.call(todoList, {}, { signal, quiet: true }),
    [scope.token.$token, scope.$locale],
    scope.token.$token,
  ),
)
