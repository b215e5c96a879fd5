import { insertMany } from './insert-many'
import { translation } from './translation.table'

/** Writes down what texts of the first rows are in English. */
export const saysInEnglish = (words: Readonly<Record<string, string>> | Iterable<[string, string]>) =>
  insertMany(
    translation,
    [...(Symbol.iterator in words ? words : Object.entries(words))].map(([source, english]) => ({
      language: 'en',
      source,
      words: english,
    })),
  )
