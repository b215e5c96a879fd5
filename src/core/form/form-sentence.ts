import type { Field } from './form-field'
import type { Problem } from './form-rules'
import { formMessages } from './form.messages'
import { defaultLocale, type Locale } from '../language/locale'
import { pick, type Text, type Values } from '../language/messages'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Adapts a label for an English sentence: `Account` becomes `account`, `ID card` stays. */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Adapts a label for a Chinese sentence: adds spaces beside Latin letters and digits. */
const apart = (label: string) => label.replace(/^(?=[\dA-Za-z])|(?<=[\dA-Za-z])$/g, ' ')

function filling({ values }: Problem, { label }: Field, locale: Locale): Values {
  const word = pick(label, locale)
  const inside = locale === defaultLocale ? apart(word) : inSentence(word)
  return { label: inside, Label: capital(inside), ...values }
}

/** Returns the message of an error in the reader's language, with the integrator's own texts. */
export function sentenceOf(problem: Problem, field: Field, locale: Locale): string {
  const text = typeof problem.say === 'string' ? formMessages[problem.say] : problem.say
  return pick(text, locale, filling(problem, field, locale)).trim()
}

/** Returns the message in both languages, for a server that chooses later. */
export const sentencesOf = (problem: Problem, field: Field): Text => [
  sentenceOf(problem, field, defaultLocale),
  sentenceOf(problem, field, 'en'),
]
