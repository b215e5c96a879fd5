import { isRecord } from '../http/is-record'
import { isWorthSharing, referenceTo, type Section } from './component-reference'
import type { Json } from './json-schema'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const partsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Shares equal parts of one section. The first one names the component. */
function partSharer(section: Section, parts: readonly Json[]) {
  const counts = new Map<string, number>()
  for (const part of parts) {
    const text = JSON.stringify(part)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const components: Json = {}
  const names = new Map<string, string>()
  function nameFor(text: string, wanted: string): string {
    let name = capital(wanted)
    for (let at = 2; Object.hasOwn(components, name); at++) name = `${capital(wanted)}${at}`
    names.set(text, name)
    return name
  }
  function share(part: Json, wanted: string): Json {
    const text = JSON.stringify(part)
    if (!isWorthSharing(text, counts.get(text) ?? 1, section, wanted)) return part
    const name = names.get(text) ?? nameFor(text, wanted)
    components[name] ??= part
    return referenceTo(section, name)
  }
  return { components, share }
}

/** Moves equal parameters, request bodies and answers of operations into components. */
export function shareParts(paths: Json) {
  const methodsOf = Object.values(paths).filter(isRecord)
  const all = methodsOf.flatMap((methods) => Object.values(methods).filter(isRecord))
  const answerOf = ({ responses }: Json) =>
    isRecord(responses) && isRecord(responses[200]) ? responses[200] : undefined
  const parameters = partSharer(
    'parameters',
    all.flatMap(({ parameters }) => partsOf(parameters)),
  )
  const requestBodies = partSharer(
    'requestBodies',
    all.flatMap(({ requestBody }) => (isRecord(requestBody) ? [requestBody] : [])),
  )
  const responses = partSharer(
    'responses',
    all.flatMap((operation) => {
      const answer = answerOf(operation)
      return answer ? [answer] : []
    }),
  )

  function shared(operation: unknown): unknown {
    if (!isRecord(operation)) return operation
    const { operationId, parameters: own, requestBody, responses: all } = operation
    const answer = answerOf(operation)
    return {
      ...operation,
      ...(own !== undefined && {
        parameters: partsOf(own).map((part) => parameters.share(part, String(part.name).replace(/\W/g, ''))),
      }),
      ...(isRecord(requestBody) && { requestBody: requestBodies.share(requestBody, String(operationId)) }),
      ...(isRecord(all) &&
        answer && { responses: { ...all, 200: responses.share(answer, String(operationId)) } }),
    }
  }
  return {
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        isRecord(methods)
          ? Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, shared(one)]))
          : methods,
      ]),
    ),
    parameters: parameters.components,
    requestBodies: requestBodies.components,
    responses: responses.components,
  }
}
