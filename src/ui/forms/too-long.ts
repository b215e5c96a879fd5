import { useSay } from '../host'
import { fieldMessages } from './field.messages'

/** Returns the message about a text of `length` characters that exceeds `most`. */
export function useTooLong(length: number, most: number | undefined): string | undefined {
  const say = useSay(fieldMessages)
  return most !== undefined && length > most ? say('tooLong', { n: most, typed: length }) : undefined
}
