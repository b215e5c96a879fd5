import type { GoodsPlan } from './goods-plan'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const heading = '商品介绍'
const use = '适合设备配套、日常维修与批量采购。'
const packing = '包装与交付'
const promise = '现货当日发出，随货附合格证。'

export const pricedBy = (unit: string) => `按${unit}计价。`
export const packLine = (pack: string, pieces: number, unit: string) => `每${pack} ${pieces} ${unit}`

/** English translations of its sentences. */
export const descriptionWords: Record<string, string> = {
  [heading]: 'About the product',
  [use]: 'For fitting out equipment, everyday maintenance and bulk purchases.',
  [packing]: 'Packing and delivery',
  [promise]: 'Goods in stock are shipped the same day, with a certificate of conformity.',
}

/** Builds the HTML description of a product: plain headings, paragraphs and lists, one phrase per element. */
export function describe({ name, category: { kind } }: GoodsPlan, attrs: readonly string[]): string {
  const points = attrs.slice(0, 4).map((pair) => {
    const cut = pair.indexOf('=')
    return `<tr><th>${escaped(pair.slice(0, cut))}</th><td>${escaped(pair.slice(cut + 1))}</td></tr>`
  })
  const packs = (kind.packs ?? []).map(([unit, pieces]) => `<li>${packLine(unit, pieces, kind.unit)}</li>`)
  return [
    `<h3>${heading}</h3><p>${escaped(name)}</p><p>${use}</p>`,
    `<table><tbody>${points.join('')}</tbody></table>`,
    `<h3>${packing}</h3><p>${pricedBy(kind.unit)}</p>${packs.length ? `<ul>${packs.join('')}</ul>` : ''}<p>${promise}</p>`,
  ].join('')
}
