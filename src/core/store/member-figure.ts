import { atom, onMount } from 'nanostores'
import { askUnlessDrawn } from './drawing'
import type { Scope } from '../host/scope'

/**
 * Creates a member's count from the server, shared by all elements of a site.
 * @param none value for visitors, and until the server answers
 * @param read loads it; `isFirst`: the answer of the page's start is current. After a failure the previous value stays
 */
export function memberFigure<T>(scope: Scope, none: T, read: (isFirst: boolean) => Promise<T>) {
  const $figure = atom(none)
  let askedFor = ''
  function ask(isFirst = false) {
    const token = scope.token.$token.get()
    // Another token is another member, whose count is not known yet.
    if (token !== askedFor) $figure.set(none)
    askedFor = token
    return token ? refresh(isFirst) : undefined
  }
  async function refresh(isFirst: boolean) {
    try {
      $figure.set(await read(isFirst))
    } catch {
      // A missing count is harmless.
    }
  }
  const begin = askUnlessDrawn<{ figure: T }>(ask, {
    value: () => (askedFor && $figure.value !== undefined ? { figure: $figure.value } : undefined),
    set({ figure }) {
      askedFor = scope.token.$token.get()
      $figure.set(figure)
    },
    hold: () => $figure.listen(() => {}),
  })
  onMount($figure, () => scope.token.$token.subscribe(begin))
  return { $figure, ask }
}
