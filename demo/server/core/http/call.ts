import type { Answer, Asked, Endpoint } from '../../../../src/core/api/endpoint'
import type { Locale } from '../../../../src/core/language/locale'
import type { Member, Who } from '../security/auth'
import type { Config } from '../config/config'
import type { FieldWords } from './field-words'
import type { Log } from './surroundings'

type WhoOf<E> = E extends Endpoint<string, infer S> ? (S extends { needs: 'token' } ? Member : Who) : never

export type Call<E> = {
  /** Validated path parameters, query and body. */
  asked: Asked<E>
  who: WhoOf<E>
  language: Locale
  /** Id of the brand site that the request is about. Empty if unknown. */
  site: string
  /** Brand sites whose rules apply: that one and the one of the requested host. */
  ruledBy: readonly string[]
  /** Requested through /bbbGroup. */
  groupSite: boolean
  request: Request
  /** IP address of the caller. */
  address: string
  /** Headers to add to the response. */
  headers: Headers
  config: Config
  log: Log
}
/** Returns the data in its API form, or a Response for files and pictures. */
export type Handler<E> = (call: Call<E>) => Answer<E> | Response | Promise<Answer<E> | Response>

export type ServeOptions = {
  /** Accepts up to 1 MB and 20,000 keys. */
  lines?: boolean
  /** The handler calls `onceFor` itself, because it works before the transaction. */
  ownOnce?: boolean
  /** The handler reads `request` itself (uploads). Media type for the API documentation. */
  consumes?: string
  /** Browsers fetch this address without headers, so the token may be in the query as `token`. */
  byAddress?: true
  /** Also answers GET, which has the fields of the body in its query. */
  alsoGet?: true
  /** Media type of a response that is no JSON envelope. */
  produces?: string
  /** Also served on a brand site that is switched off. */
  evenShut?: true
  /** Names of the body's fields in error messages. */
  words?: FieldWords
  /** Seconds for which browsers may cache visitors' responses. 0: they always revalidate. */
  cache?: number
  /** Runs for each request, even if the response is shared: limits. */
  before?: (call: { address: string }) => void
  /** The response is the same for everyone, so members' browsers may cache it too. */
  same?: true
  /** Members' browsers also keep their response, and ask for a newer one before each use. */
  revalidated?: true
}
/** Returns the audience that shares a response. Nothing: the response is for one caller. */
export type AudienceOf<E> = (who: WhoOf<E>) => Promise<WhoOf<E> | undefined>
export type Served = ServeOptions & { endpoint: Endpoint; paths: string[] }
