import { useEffect, type RefObject } from 'react'
import { isSlashKey } from './is-slash-key'

/** `/` anywhere outside of fields goes to the search field; only where the page is the shop's own. */
export function useSlashKey(on: boolean, field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (!on) return undefined
    function press(event: KeyboardEvent) {
      if (!isSlashKey(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, field])
}
