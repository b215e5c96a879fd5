import { useSay } from '../host'
import { uiMessages } from '../ui.messages'

/** The sentence about a text of `length` characters that is longer than `most`. */
export function useTooLong(length: number, most: number | undefined): string | undefined {
  const say = useSay(uiMessages)
  return most !== undefined && length > most ? say('tooLong', { n: most, typed: length }) : undefined
}
