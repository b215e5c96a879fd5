import type { Endpoint } from '../../src/core/api/endpoint'

const most = 12
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

const one = (name: string) =>
  name
    .replace(/List$/, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/Info$/, '')

/** Returns the subject of an endpoint. `/bbb/userCenter/credit/billPage` has the folder `credit` and the word `bill`. */
function subjectOf({ path }: Endpoint) {
  const [last = '', folder = ''] = path
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .reverse()
  return { folder: one(folder), word: last.replace(/(page|list|listData|detail|info|tree)$/i, '') }
}

/** Interleaves lists: the first item of each list, then the second of each, and so on. */
const inTurns = (lists: string[][]) => [
  ...new Set(Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()),
]

const lowerTail = (name: string) => name.replace(/^.*(?=[A-Z])/, '').toLowerCase()

/** Splits the name of an id into subject and form: `orderId` → order, `orderNo` → order's number. */
const named = (key: string) => /^(?<subject>\w+?)(?<form>Id|No)(?:List)?$/.exec(key)?.groups

/**
 * Collects values of responses for later requests: ids and numbers by their subject, texts by their field. There is no
 * manual list: the subject of a row follows from its endpoint's address or its field.
 */
export function knownValues() {
  const values = new Map<string, string[]>()
  const add = (key: string, value: unknown) => {
    if (!isWord(value)) return
    const known = values.get(key) ?? []
    if (known.length < most && !known.includes(String(value))) values.set(key, [...known, String(value)])
  }

  function learnRow(row: Record<string, unknown>, subjects: string[], inside: string) {
    for (const [key, value] of Object.entries(row)) {
      const { subject, form } = named(key) ?? {}
      if (key === 'id' || key === 'no') subjects.forEach((about) => add(`${about}#${key}`, value))
      else if (subject && form) add(`${subject}#${form.toLowerCase()}`, value)
      else add(key, value)
      walk(value, [one(key), inside], inside)
    }
  }
  function walk(value: unknown, subjects: string[], inside: string) {
    if (Array.isArray(value)) value.forEach((item) => walk(item, subjects, inside))
    else if (isRecord(value)) learnRow(value, subjects, inside)
  }

  /** Returns whether two subjects may be the same: `refundLine` and `line`, or `tradePay` and `payOrder`. */
  const akin = (subject: string, form: string) => {
    const tail = lowerTail(subject)
    return tail === subject
      ? []
      : [...values.keys()].filter((key) => key.startsWith(tail) && key.endsWith(`#${form}`))
  }

  return {
    learn(endpoint: Endpoint, data: unknown) {
      const { folder, word } = subjectOf(endpoint)
      const subjects = [folder, `${folder}/${word}`]
      const rows = isRecord(data) && Array.isArray(data.content) ? data.content : data
      walk(rows, subjects, `${folder}/*`)
      if (rows !== data && isRecord(data)) learnRow({ ...data, content: undefined }, subjects, `${folder}/*`)
    },
    /** Returns the known texts or numbers of fields with this name. */
    texts: (field: string) => values.get(field) ?? [],
    /** Returns the ids that a name in an endpoint may mean, the most likely first. */
    ids(endpoint: Endpoint, name: string): string[] {
      const { folder, word } = subjectOf(endpoint)
      const { subject, form: given = name } = named(name) ?? {}
      const form = given.toLowerCase()
      const about = subject ? [subject] : [`${folder}/${word}`, `${folder}/`, folder, word, `${folder}/*`]
      const keys = [...about.map((key) => `${key}#${form}`), ...akin(subject ?? folder, form)]
      return inTurns([...new Set(keys)].map((key) => values.get(key) ?? []))
    },
  }
}
export type KnownValues = ReturnType<typeof knownValues>
