import type { Messages } from '../core/language/messages'
import { useSay } from './host'

/**
 * Returns the words of a document's log: of a step (`did`) or of its actor (`by`). A name that the kit does not know stays
 * as the server sent it.
 * @param messages of the room, with keys such as `didApply`
 */
export function useLogWords<Key extends string>(messages: Messages<Key>) {
  const say = useSay(messages)
  const isKey = (key: string): key is Key => Object.hasOwn(messages, key)
  return (prefix: 'by' | 'did', name: string) => {
    const key = prefix + name.charAt(0).toUpperCase() + name.slice(1)
    return isKey(key) ? say(key) : name
  }
}
