import type { Dictionary } from '../../../../src/core/language/dictionary'
import type { Text } from '../../../../src/core/language/messages'

/** Values to choose from, each with its label. */
export type Choices = readonly (readonly [value: string, text: Text])[]

/** Returns the entries of a dictionary as choices. */
export const choicesOf = ({ entries }: Pick<Dictionary, 'entries'>): Choices =>
  entries.map(({ code, text }) => [String(code), text])

/** Returns the label of a value, as a cell of a list. Empty for an unknown value. */
export const choiceText = (choices: Choices, value: string | number): Text =>
  choices.find(([one]) => one === String(value))?.[1] ?? ['', '']
