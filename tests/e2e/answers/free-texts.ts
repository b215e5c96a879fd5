import { jsonSchema, type Json } from '../../../demo/server/core/openapi/json-schema'
import type { Endpoint } from '../../../src/core/api/endpoint'
import type { Answer } from './recorded-answers'
import { changed, isJson, pathsIn, type Key } from './mutations'

/** Returns whether a place accepts free text: no code, date in a fixed format, id, or block type. */
const takesWords = ([path, value, schema]: [Key[], unknown, Json]) =>
  typeof value === 'string' &&
  value !== '' &&
  !['pattern', 'enum', 'const', 'format', 'maxLength'].some((rule) => rule in schema) &&
  !path.includes('blocks')

/**
 * Returns the answer with the given words in every place for free text. In a list, only the first row changes.
 * @param of share of the existing texts to replace
 * @returns the unchanged answer if the contract would reject the changed one
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
