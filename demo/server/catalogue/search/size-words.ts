/** Splits an attribute such as `长度（mm）=30`. */
function cut(pair: string) {
  const [label = '', ...values] = pair.split('=')
  const [name = '', unit = ''] = label.split('（')
  return { name, unit: unit.replace('）', ''), value: values.join('=') }
}

const thickness = /^(?:M|ST|φ|Tr|G)\d[\d.]*$|^\d[\d.]*×\d[\d.]*$/
const along = /长度|长$|线径|厚度|高度/

/**
 * Returns words that buyers type but no text contains: numbers with units (`750w`, `dn50`), sizes from two attributes
 * (`m8x30`), and models with several numbers as sizes (`tc25x47x7`).
 * @param attrs `功率（W）=750`, one entry per value
 */
export function sizeWords(model: string, attrs: readonly string[]): string[] {
  const facts = attrs.map(cut).filter(({ value }) => /^[\d(φMSTrG±-]/.test(value))
  const withUnits = facts.flatMap(({ unit, value }) => (unit && /^\d/.test(value) ? [`${value}${unit}`] : []))
  const bores = facts.flatMap(({ name, value }) => (/^公称(直|外|口)径/.test(name) ? [`dn${value}`] : []))
  const thick = [model, ...facts.map(({ value }) => value)].filter((text) => thickness.test(text))
  const long = facts.filter(({ name, unit }) => unit === 'mm' && along.test(name))
  const both = thick.flatMap((size) => long.map(({ value }) => `${size}x${value}`))
  const asSize = model.replace(/(?<=\d)-(?=\d)/g, 'x')
  return [...withUnits, ...bores, ...both, ...(asSize === model ? [] : [asSize])]
}
