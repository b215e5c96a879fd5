import type { Answer, Asked, Endpoint } from '../../../src/core/endpoint'
import type { Locale } from '../../../src/core/locale'
import type { Member, Who } from './auth'
import type { Config } from './config'
import type { FieldWords } from './field-words'
import type { Log } from './surroundings'

type WhoOf<E> = E extends Endpoint<string, infer S> ? (S extends { needs: 'token' } ? Member : Who) : never

export type Call<E> = {
  /** Path parameters, query and body as far as the endpoint has them, checked. */
  asked: Asked<E>
  who: WhoOf<E>
  language: Locale
  /** Id of the brand site that this is about; empty when unknown. */
  site: string
  /** Sites whose rules hold for it: that one, and the one of the host that was asked. */
  ruledBy: readonly string[]
  /** Asked through /bbbGroup. */
  groupSite: boolean
  request: Request
  /** The caller's network address. */
  address: string
  /** Headers to send along with the answer. */
  headers: Headers
  config: Config
  log: Log
}
/** Answers the wire's form of the data, or a whole Response where the answer is no envelope: files, pictures. */
export type Handler<E> = (call: Call<E>) => Answer<E> | Response | Promise<Answer<E> | Response>

export type ServeOptions = {
  /** Takes many lines: body up to 1 MB and 20,000 keys. */
  lines?: boolean
  /** The handler calls `onceFor` itself, because it has something to do before the transaction. */
  ownOnce?: boolean
  /** The handler reads `request` itself: uploads. Names the media type for the API's page. */
  consumes?: string
  /** Browsers fetch it by its address alone: without a header the session's token may stand in the query, as `token`. */
  byAddress?: true
  /** Media type of an answer that is no envelope. */
  produces?: string
  /** Also asked of a brand site that is switched off. */
  evenShut?: true
  /** What the body's fields are called in sentences about them. */
  words?: FieldWords
  /** Visitors' answers may be kept by browsers for so many seconds; 0: they always ask whether it is still the same. */
  cache?: number
  /** Done for each who asks, whoever else is told the same: limits. */
  before?: (call: { address: string }) => void
  /** Everybody is told the same: members' browsers keep it, too. */
  same?: true
}
/** For whom an answer is made: who are told the same have the same. Nothing: for one alone. */
export type AudienceOf<E> = (who: WhoOf<E>) => Promise<WhoOf<E> | undefined>
export type Served = ServeOptions & { endpoint: Endpoint; paths: string[] }
