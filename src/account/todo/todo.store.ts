import { resource } from '../../core/store/resource'
import { shared } from '../../core/host/scope'
import { todoList } from './todo.contract'

/** Shared to-do list of the buyer, for all elements of a site. */
export const todoOf = shared('todo', (scope) =>
  resource(
    (signal) => scope.call(todoList, {}, { signal, quiet: true }),
    [scope.token.$token, scope.$locale],
    scope.token.$token,
  ),
)
