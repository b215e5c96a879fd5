import { hues } from '../../images/recolour'

/** Bearing drawings by seal type: with visible balls, shields or rubber seals. */
const bySealing: [sealing: RegExp, drawing: string][] = [
  [/^密封形式=开式$/, 'bearing'],
  [/^密封形式=.*铁盖/, 'bearing3'],
  [/^密封形式=.*密封/, 'bearing2'],
]

/** Sorts the drawings of a kind. The drawing that matches the attributes comes first. */
export function drawingsOf(drawings: readonly string[], attrs: readonly string[]): string[] {
  const fitting = bySealing.find(
    ([sealing, name]) => drawings.includes(name) && attrs.some((pair) => sealing.test(pair)),
  )
  return fitting ? [fitting[1], ...drawings.filter((name) => name !== fitting[1])] : [...drawings]
}

/** Returns the picture of a product by the name of a drawing. Adjacent products get different colours. */
export const pictureOf = (goodsId: string, name: string) =>
  `/img/drawings/${Number(goodsId.slice(-6)) % hues.length}/${name}.svg`
