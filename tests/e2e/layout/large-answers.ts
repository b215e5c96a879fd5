import { withWords } from '../answers/free-texts'
import type { Recorded } from '../answers/recorded-answers'

const name = 'DeepGrooveBallBearing深沟球轴承'.repeat(8).slice(0, 200)

/** Returns whether a text is a name or a code. Units, currencies, days and numbers have limited lengths. */
const isName = (value: string) => value.length > 3 && !/^[\d\s:.,-]+$/.test(value)

/** Replaces every amount by one with seven digits. */
const withSums = (body: string) => body.replace(/"(-?)\d+\.\d{2}"/g, '"$11234567.89"')

/** Returns the answer with unbroken names of 200 characters in the first row of lists, and with large amounts. */
export function enlarged({ endpoint, answer }: Recorded) {
  if (answer.status !== 200 || !/"code":200\b/.test(answer.body)) return answer
  const named = withWords(endpoint, answer, name, isName)
  return { ...named, body: withSums(named.body) }
}
