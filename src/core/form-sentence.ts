import type { Field } from './form-field'
import type { Problem } from './form-rules'
import { formMessages, type FormText } from './form.messages'
import { defaultLocale, type Locale } from './locale'
import { fill, pick, speaker, type Text, type Values } from './messages'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A label inside an English sentence: `Account` becomes `account`, `ID card` stays. */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** A label inside a Chinese sentence: Latin letters and figures stand apart. */
const apart = (label: string) => label.replace(/^(?=[\dA-Za-z])|(?<=[\dA-Za-z])$/g, ' ')

function filling({ values }: Problem, { label }: Field, locale: Locale): Values {
  const word = pick(label, locale)
  const inside = locale === defaultLocale ? apart(word) : inSentence(word)
  return { label: inside, Label: capital(inside), ...values }
}

const isKey = (say: Problem['say']): say is FormText => typeof say === 'string'

/** The sentence about a problem, in the reader's language and with the integrator's own texts. */
export function sentenceOf(problem: Problem, field: Field, locale: Locale): string {
  const { say } = problem
  const values = filling(problem, field, locale)
  return (isKey(say) ? speaker(formMessages, locale)(say, values) : fill(pick(say, locale), values)).trim()
}

/** The sentence in both languages, for a server that picks later. */
export function sentencesOf(problem: Problem, field: Field): Text {
  const text = isKey(problem.say) ? formMessages.texts[problem.say] : problem.say
  const inOne = (locale: Locale) => fill(pick(text, locale), filling(problem, field, locale)).trim()
  return [inOne(defaultLocale), inOne('en')]
}
