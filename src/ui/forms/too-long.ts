import { useSay } from '../host'
import { uiMessages } from '../ui.messages'

/** Returns the message about a text of `length` characters that exceeds `most`. */
export function useTooLong(length: number, most: number | undefined): string | undefined {
  const say = useSay(uiMessages)
  return most !== undefined && length > most ? say('tooLong', { n: most, typed: length }) : undefined
}
