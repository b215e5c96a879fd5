import type { GoodsPlan } from './goods-plan'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The rich description of a product: plain headings, paragraphs and lists. */
export function describe({ name, brand, style, category }: GoodsPlan, attrs: readonly string[]): string {
  const { kind, department } = category
  const points = attrs.slice(0, 4).map((pair) => `<li>${escaped(pair.replace('=', '：'))}</li>`)
  const packs = (kind.packs ?? []).map(([unit, pieces]) => `每${unit} ${pieces} ${kind.unit}`)
  return [
    `<h3>商品介绍</h3><p>${escaped(name)}，${brand}${department.name}系列，${escaped(style)}，适合设备配套、日常维修与批量采购。</p>`,
    `<ul>${points.join('')}</ul>`,
    `<h3>包装与交付</h3><p>${[`按${kind.unit}计价`, ...packs].join('，')}；现货当日发出，随货附合格证。</p>`,
  ].join('')
}
