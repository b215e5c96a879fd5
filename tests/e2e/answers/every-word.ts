import { jsonSchema, type Json } from '../../../demo/server/core/json-schema'
import type { Endpoint } from '../../../src/core/endpoint'
import type { Answer } from './kept-answers'
import { changed, isJson, placesIn, type Key } from './mutations'

/** Any words may stand there: it is no code, no day in a fixed form, no id, and not the kind of a block. */
const takesWords = ([place, value, schema]: [Key[], unknown, Json]) =>
  typeof value === 'string' &&
  value !== '' &&
  !['pattern', 'enum', 'const', 'format', 'maxLength'].some((rule) => rule in schema) &&
  !place.includes('blocks')

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
  const places = placesIn(whole.data, schema, schema).filter(
    (place) => takesWords(place) && of(String(place[1])),
  )
  const fits = (data: unknown) => shapes.data.safeParse(data).success
  const put = (data: unknown, [place]: [Key[], unknown, Json]) => changed(data, place, () => words)
  const all = places.reduce(put, whole.data)
  const data = fits(all)
    ? all
    : places.reduce((before, place) => {
        const after = put(before, place)
        return fits(after) ? after : before
      }, whole.data)
  return { ...answer, body: JSON.stringify({ ...whole, data }) }
}
