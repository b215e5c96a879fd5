import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Choices } from './records-page'

/** Returns the entries of a dictionary as choices. */
export const choicesOf = ({ entries }: Pick<Dictionary, 'entries'>): Choices =>
  entries.map(({ code, text }) => [String(code), text])
