/**
 * reach: no answer that can be read · status: an HTTP status that the kit does not expect · envelope: no
 * `{ code, message, data }` · code: a code that the kit does not know · refused: a plain question was refused ·
 * shape: a field is missing or wrong · id: a number for an id · flag: a boolean for 10 or 20 · price: a visitor is told too much · session: who is
 * not logged in is told so otherwise than by 401, or not at all · cors: another origin's pages cannot ask ·
 * page: paging or identity of rows · write: a write did something else
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

/** What was seen once. */
export type Seen = {
  kind: FindingKind
  /** Name of the endpoint in the contracts; of what holds for all of them the first that showed it. */
  endpoint: string
  /** Where in the answer: `data.content[3].goodsName`; empty for the whole. */
  path?: string
  expected: string
  found: string
}

/** The same thing, seen `count` times; `path` is the first place. */
export type Finding = Required<Seen> & { count: number; endpoints: string[] }

/** Findings that are told once however many endpoints show them. */
const general = new Set<FindingKind>(['cors'])

const everyRow = (path: string) => path.replace(/\[\d+\]/g, '[]')

/** Collects what is seen; equal things of many rows are one finding. */
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
