import { jsonSchema, type Json } from '../../../demo/server/core/openapi/json-schema'
import type { Endpoint } from '../../../src/core/api/endpoint'
import type { Answer } from './kept-answers'
import { changed, isJson, pathsIn, type Key } from './mutations'

/** Any words may stand there: it is no code, no day in a fixed form, no id, and not the kind of a block. */
const takesWords = ([path, value, schema]: [Key[], unknown, Json]) =>
  typeof value === 'string' &&
  value !== '' &&
  !['pattern', 'enum', 'const', 'format', 'maxLength'].some((rule) => rule in schema) &&
  !path.includes('blocks')

/**
 * The same answer with these words in every place that takes any; of a list in its first row.
 * @param of which of what stands there they replace
 * @returns the answer as it was where the contract would let none of it through
 */
export function withWords(
  { shapes }: Endpoint,
  answer: Answer,
  words: string,
  of: (before: string) => boolean = () => true,
): Answer {
  const whole: unknown = JSON.parse(answer.body)
  if (!isJson(whole)) return answer
  const schema = jsonSchema(shapes.data)
  const paths = pathsIn(whole.data, schema, schema).filter((path) => takesWords(path) && of(String(path[1])))
  const fits = (data: unknown) => shapes.data.safeParse(data).success
  const put = (data: unknown, [path]: [Key[], unknown, Json]) => changed(data, path, () => words)
  const all = paths.reduce(put, whole.data)
  const data = fits(all)
    ? all
    : paths.reduce((before, path) => {
        const after = put(before, path)
        return fits(after) ? after : before
      }, whole.data)
  return { ...answer, body: JSON.stringify({ ...whole, data }) }
}
