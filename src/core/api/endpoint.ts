import type * as z from 'zod/mini'
import { ownOnly } from '../host/own-only'
import type { Permission } from '../permission'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Shape = z.ZodMiniType
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

export type Shapes = { query?: Shape; body?: Shape; data: Shape }

export type Endpoint<Path extends string = string, S extends Shapes = Shapes> = {
  method: Method
  path: Path
  shapes: S
  /** `token`: refused for visitors, and not sent without a token. */
  needs: 'nothing' | 'token'
  /** Permission to call. The server refuses others with the reason. Default: as `needs` says. */
  permission: Permission
  /** Login: a 401 rejects the attempt and does not end the session. */
  signsIn: boolean
  /** Creates money or orders or merges a cart, and carries an `Idempotency-Key`. */
  once: boolean
  /** Read by POST that visitors may send without a preflight: the JSON body has the media type `text/plain`. */
  simple: boolean
  /** One sentence for the API documentation. */
  about: string
}

/**
 * Declares an endpoint. The client's call, the server's route and the API documentation are derived from it.
 * @param line method and path below the API's base, with parameters in braces: `GET /bbb/goodsInfo/detail/{id}`
 */
export function endpoint<Path extends string, S extends Shapes>(
  line: `${Method} ${Path}`,
  {
    needs = 'nothing',
    permission = needs === 'token' ? 'member' : 'anyone',
    signsIn = false,
    once = false,
    simple = false,
    about = '',
    ...shapes
  }: S & Partial<Pick<Endpoint, 'needs' | 'permission' | 'signsIn' | 'once' | 'simple' | 'about'>>,
): Endpoint<Path, S> {
  const space = line.indexOf(' ')
  return {
    method: line.slice(0, space) as Method,
    path: line.slice(space + 1) as Path,
    shapes: ownOnly(shapes) as unknown as S,
    needs,
    permission,
    signsIn,
    once,
    simple,
    about,
  }
}

type Part<Name extends string, Value> = [Value] extends [never] ? object : { [K in Name]: Value }
type InputOf<S> = S extends Shape ? z.input<S> : never
type OutputOf<S> = S extends Shape ? z.output<S> : never
type Params<Path extends string> = [ParamName<Path>] extends [never] ? never : Record<ParamName<Path>, string>

/** Input of a caller: `path` parameters, `query` and `body`, as far as the endpoint has them. */
export type Input<E> =
  E extends Endpoint<infer Path, infer S>
    ? Part<'path', Params<Path>> & Part<'query', InputOf<S['query']>> & Part<'body', InputOf<S['body']>>
    : never

/** Validated input of the server's handler. */
export type Asked<E> =
  E extends Endpoint<infer Path, infer S>
    ? Part<'path', Params<Path>> & Part<'query', OutputOf<S['query']>> & Part<'body', OutputOf<S['body']>>
    : never

/** Result of a call. */
export type Data<E> = E extends Endpoint<string, infer S> ? z.output<S['data']> : never
/** Row of a paged result. */
export type RowOf<E> = Data<E> extends { content: (infer Row)[] } ? Row : never
/** Return value of the server's handler, before serialisation. */
export type Answer<E> = E extends Endpoint<string, infer S> ? z.input<S['data']> : never

/**
 * Builds the address of a call.
 * @param api base address without trailing slash
 * @param group whether the brand site is a group, whose calls have their own path
 */
export function callAddress(
  api: string,
  { path }: Endpoint,
  asking: { path?: Record<string, string>; query?: unknown },
  group = false,
): string {
  const filled = fillPath(path, asking.path)
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(
    typeof asking.query === 'object' && asking.query ? asking.query : {},
  ))
    if (value !== undefined && value !== null) search.set(key, String(value))
  const tail = search.size ? `?${search}` : ''
  return api + (group ? filled.replace(/^\/bbb\//, '/bbbGroup/') : filled) + tail
}

/** Inserts parameters into a path. Each stays one segment. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value || value === '.' || value === '..') throw new RangeError(`path parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
}
