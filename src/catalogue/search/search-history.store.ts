import * as z from 'zod/mini'
import { shared } from '../../core/host/scope'
import { storedForReader } from '../../session/sign-in/reader-storage'

const most = 10
const longest = 50

/** Keywords searched in this browser, latest first. */
export const searchHistoryOf = shared('search-history', (scope) => {
  const {
    $value: $words,
    set,
    change,
  } = storedForReader<string[]>(scope, 'search-history', {
    version: 2,
    shape: z.array(z.string().check(z.maxLength(longest))).check(z.maxLength(most)),
    initial: [],
  })
  return {
    $words,
    remember(word: string) {
      change((words) => [word.slice(0, longest), ...words.filter((other) => other !== word)].slice(0, most))
    },
    clear: () => set([]),
  }
})
