import { englishOf } from '../../core/database/english'
import { linesIn } from '../../core/operator/lines-in'
import { codesOf } from './block-codes'
import { english, own, textsOf, type Values } from './block-values'
import { holdsCodes } from './block-words'

/** Returns the initial form values of a block. */
export async function filledWith(props: unknown): Promise<Values> {
  const texts = textsOf(props)
  const codes = await codesOf(texts.flatMap(([path, text]) => (holdsCodes(path) ? linesIn(text) : [])))
  const said = await englishOf(texts.map(([, text]) => text))
  const fields = texts.flatMap(([path, text]): [string, string][] => {
    if (!holdsCodes(path))
      return [
        [own + path, text],
        [english + path, said.get(text) ?? ''],
      ]
    const shown = linesIn(text).map((id) => codes.get(id) ?? id)
    return [[own + path, shown.join('\n')]]
  })
  return Object.fromEntries(fields)
}
