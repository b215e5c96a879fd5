import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Choices } from './records-page'

/** The entries of a dictionary to choose from. */
export const choicesOf = ({ entries }: Pick<Dictionary, 'entries'>): Choices =>
  entries.map(({ code, text }) => [String(code), text])
