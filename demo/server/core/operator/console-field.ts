import type { Text } from '../../../../src/core/language/messages'
import type { Choices } from './choices'

/** A field of a form for operators. */
export type ConsoleField = {
  name: string
  label: Text
  /** Default: `text`. `quantity`: a whole number. `code`: a number or code that people copy. */
  kind?: 'text' | 'code' | 'textarea' | 'number' | 'quantity' | 'date' | 'tel' | 'colour'
  /** Options of a select. `kind` is ignored. */
  choices?: Choices | undefined
  /** Maximum length in characters. */
  longest?: number
  /** Hint beside the label. */
  note?: Text | undefined
  /** Initial value. Default: empty. */
  value?: string
  /** May be empty. The other fields are marked. */
  optional?: boolean
}

/** Returns the label of a field for the English text of another one. */
export const englishLabel = ([zh, en]: Text): Text => [`${zh}（英文）`, `${en} in English`]
