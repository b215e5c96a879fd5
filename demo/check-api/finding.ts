/**
 * reach: no readable response · status: an HTTP status that the kit does not expect · envelope: no
 * `{ code, message, data }` · code: a code that the kit does not know · refused: a valid request was refused ·
 * shape: a field is missing or wrong · id: a number instead of an id · flag: a boolean instead of 10 or 20 ·
 * price: a visitor sees prices for members · session: a request without a valid session is not answered with 401 ·
 * cors: pages of another origin cannot send requests · page: wrong paging or row identity · write: a write has a wrong effect
 */
type FindingKind =
  | 'reach'
  | 'status'
  | 'envelope'
  | 'code'
  | 'refused'
  | 'shape'
  | 'id'
  | 'flag'
  | 'price'
  | 'session'
  | 'cors'
  | 'page'
  | 'write'

/** Single observation. */
export type Seen = {
  kind: FindingKind
  /** Name of the endpoint in the contracts. For findings about all endpoints, the first that showed it. */
  endpoint: string
  /** Path in the response: `data.content[3].goodsName`. Empty for the whole response. */
  path?: string
  expected: string
  found: string
}

/** Observation that was made `count` times. `path` is the first place. */
export type Finding = Required<Seen> & { count: number; endpoints: string[] }

/** Kinds of findings that are reported once for all endpoints. */
const general = new Set<FindingKind>(['cors'])

const everyRow = (path: string) => path.replace(/\[\d+\]/g, '[]')

/** Collects findings. Equal findings in several rows are merged. */
export function findingList() {
  const all = new Map<string, Finding>()
  return {
    add({ path = '', ...seen }: Seen) {
      const { kind, endpoint, expected, found } = seen
      const sort = kind === 'shape' ? found.replace(/[-\d]+(\.\d+)?|".*"/g, '') : kind === 'cors' ? found : ''
      const key = [kind, general.has(kind) ? '' : endpoint, everyRow(path), expected, sort].join('\n')
      const known = all.get(key)
      if (!known) return void all.set(key, { ...seen, path, count: 1, endpoints: [endpoint] })
      known.count++
      if (!known.endpoints.includes(endpoint)) known.endpoints.push(endpoint)
    },
    all: () => [...all.values()],
  }
}
