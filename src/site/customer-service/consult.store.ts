import { atom } from 'nanostores'
import { shared } from '../../core/scope'
import { openConsult } from './open-consult'

/** Whether the dialog with all ways to customer service is open; whatever stands on the page may open it. */
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
