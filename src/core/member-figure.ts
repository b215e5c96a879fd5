import { atom, onMount } from 'nanostores'
import { askUnlessDrawn } from './drawing'
import type { Scope } from './scope'

/**
 * What the server counts for a member, as all elements of a site show it.
 * @param none for visitors, and until the server has answered
 * @param read asks the server; where it fails, the figure before stays
 */
export function memberFigure<T>(scope: Scope, none: T, read: () => Promise<T>) {
  const $figure = atom(none)
  let askedFor = ''
  function ask() {
    const token = scope.token.$token.get()
    // Another token is another member, whose figure nobody knows yet.
    if (token !== askedFor) $figure.set(none)
    askedFor = token
    return token ? refresh() : undefined
  }
  async function refresh() {
    try {
      $figure.set(await read())
    } catch {
      // A figure that is missing harms nobody.
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
