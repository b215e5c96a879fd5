import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import type { Watcher, Work } from './work'

type Part = { name: string; begun: number; ms: number; failed: boolean; attributes: Attributes }

/** Traces requests and jobs with their statements and outgoing calls. */
export function tracedWork(tracer: Tracer): Watcher {
  const spans = new WeakMap<Work, Span>()

  function part(work: Work | undefined, { name, begun, ms, failed, attributes }: Part) {
    const whole = work && spans.get(work)
    if (!whole) return
    const options = { kind: SpanKind.CLIENT, startTime: begun, attributes }
    const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, whole))
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(begun + ms)
  }

  function end(work: Work, failed: boolean, attributes: Attributes) {
    const span = spans.get(work)
    if (!span) return
    span.updateName(work.name())
    span.setAttributes({ 'request.id': work.id, ...attributes })
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    spans.delete(work)
  }

  return {
    began(work) {
      const kind = work.kind === 'request' ? SpanKind.SERVER : SpanKind.INTERNAL
      spans.set(work, tracer.startSpan(work.kind, { kind, root: true }, ROOT_CONTEXT))
    },
    answered: (work, { method, route, status }) =>
      end(work, status >= 500, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    turned: (work, { job, failed }) => end(work, failed, { job }),
    queried: (work, { begun, ms, text, failed }) =>
      part(work, {
        // The first word: select, insert, begin …
        name: /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement',
        begun,
        ms,
        failed,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1_000) },
      }),
    called: (work, { begun, ms, host, method, status }) =>
      part(work, {
        name: `${method} ${host}`,
        begun,
        ms,
        failed: status === undefined || status >= 500,
        attributes: {
          'server.address': host,
          'http.request.method': method,
          ...(status && { 'http.response.status_code': status }),
        },
      }),
  }
}
