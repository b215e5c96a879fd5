import type { Endpoint } from '../../../../src/core/api/endpoint'
import { success } from './answer'
import type { Who } from '../security/auth'
import type { AudienceOf, Call, Handler, Served, ServeOptions } from './call'
import { tx } from '../database/db'
import { cached } from './etag'
import { inLanguage } from './in-language'
import { receiving } from './receive'
import { idempotencyKey, once } from '../security/idempotency'
import { sharedName } from './shared-answers'
import type { App, AppContext } from './surroundings'
import { answerFault } from './validate'

const tables = new WeakMap<App, Served[]>()
/** Returns all endpoints of an app, for the API description and for tests. */
export const routeTable = (app: App): readonly Served[] => tables.get(app) ?? []

const pathsOf = (path: string) =>
  path.startsWith('/bbb/') ? [path, path.replace('/bbb/', '/bbbGroup/')] : [path]

/**
 * Registers an endpoint with what all of them share: permissions, validation, envelope, limits.
 * @param audienceOf returns the audience whose equal requests share a response within a moment, if the server shares
 *   responses. Not together with `cache`
 */
export function serve<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  { audienceOf, ...options }: ServeOptions & { audienceOf?: AudienceOf<E> } = {},
) {
  const served: Served = { ...options, endpoint, paths: pathsOf(endpoint.path) }
  tables.set(app, [...routeTable(app), served])
  const receive = receiving<E>(served)
  const byKey = endpoint.once && !options.ownOnce
  const answer = async (c: AppContext, call: Call<E>) => {
    const given = byKey ? await onceFor(endpoint, call, async () => handler(call)) : await handler(call)
    return given instanceof Response ? given : enveloped(c, served, call, given)
  }
  const replyTo = async (c: AppContext, call: Call<E>) => {
    const { shares } = c.var.surroundings
    const who = shares && (await audienceOf?.(call.who))
    if (!shares || !who) return answer(c, call)
    const anonymous = { ...call, who }
    return shares(sharedName(endpoint, anonymous), () => answer(c, anonymous))
  }
  const methods: string[] = options.alsoGet ? [endpoint.method, 'GET'] : [endpoint.method]
  for (const path of served.paths) {
    app.on(methods, `/api${path.replace(/\{(\w+)\}/g, ':$1')}`, async (c) => {
      const call = await receive(c)
      options.before?.(call)
      const who: Who = call.who
      const customerId = who.kind === 'member' ? who.customerId : undefined
      // A body that the handler reads itself may arrive slowly and would block the account's other calls.
      const reply = options.consumes
        ? await replyTo(c, call)
        : await c.var.surroundings.callGate(customerId, () => replyTo(c, call))
      call.headers.forEach((value, name) => reply.headers.append(name, value))
      return reply
    })
  }
}

/**
 * Runs a call once per Idempotency-Key, in one transaction. A call without a key just runs.
 * @param asked what the key identifies. Secrets are left out, because its hash is stored
 */
export async function onceFor<E extends Endpoint, Answer>(
  { method, path }: E,
  call: Call<E>,
  work: () => Promise<Answer>,
  asked: unknown = call.asked,
): Promise<Answer> {
  const who: Who = call.who
  if (who.kind !== 'member') return work()
  const key = idempotencyKey(call.request.headers)
  if (key === undefined) return tx(work)
  const wish = { customerId: who.customerId, route: `${method} ${path}`, key, asked }
  const { answer, replayed } = await once(wish, work)
  if (replayed) call.headers.set('Idempotent-Replayed', 'true')
  return answer
}

/**
 * Wraps an answer in its envelope. An answer that breaks its contract is an error in development and a log line in
 * production.
 */
async function enveloped<E>(
  c: AppContext,
  { endpoint, cache, same, revalidated }: Served,
  { who: { kind }, language }: Call<E>,
  given: unknown,
) {
  const answer = await inLanguage(language, endpoint.shapes.data, given ?? null)
  const fault = answerFault(endpoint.shapes.data, answer)
  const { config, log } = c.var.surroundings
  if (fault) {
    const line = `${endpoint.method} ${endpoint.path} answers something else than agreed: ${fault}`
    if (!config.production) throw new Error(line)
    log.error(line)
  }
  const reply = success(c, answer)
  if (cache === undefined || (kind !== 'visitor' && !same && !revalidated)) return reply
  const cachedReply = await cached(c.req.raw, reply, cache)
  if (kind !== 'visitor')
    cachedReply.headers.set('Cache-Control', same ? `private, max-age=${cache}` : 'private, no-cache')
  return cachedReply
}
