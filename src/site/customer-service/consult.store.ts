import { atom } from 'nanostores'
import { shared } from '../../core/host/scope'
import { openConsult } from './open-consult'

/** Shared state of the customer service dialog. Any element can open it. */
export const consultOf = shared('consult', (scope) => {
  const $open = atom(false)
  return {
    $open,
    open() {
      openConsult(scope)
      $open.set(true)
    },
    close: () => $open.set(false),
  }
})
