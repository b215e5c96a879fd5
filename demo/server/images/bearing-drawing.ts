import type { BearingSize } from '../catalogue/goods/bearing-sizes'

const view = { width: 720, height: 300, middle: 150, front: 190, cut: 430, radius: 112 }
const quarter = Math.PI / 2

/** Renders a bearing to scale, in front view and section, with bore, outside diameter and width. */
export function bearingDrawing([bore, outside, width]: BearingSize): string {
  const { middle, front, cut, radius } = view
  const scale = (2 * radius) / outside
  const inner = (bore * scale) / 2
  const depth = radius - inner
  const ball = depth * 0.3
  const pitch = (radius + inner) / 2
  const count = Math.floor((Math.PI * pitch) / (ball * 1.4))
  const side = cut + width * scale
  const at = (of: number) => of.toFixed(1)

  const balls = Array.from({ length: count }, (_, nth) => {
    const angle = (nth * 2 * Math.PI) / count - quarter
    return `<circle cx="${at(front + pitch * Math.cos(angle))}" cy="${at(middle + pitch * Math.sin(angle))}" r="${at(ball)}"/>`
  })
  const circles = [radius, radius - depth * 0.2, inner + depth * 0.2, inner].map(
    (r) => `<circle cx="${front}" cy="${middle}" r="${at(r)}"/>`,
  )
  const halves = [-1, 1].flatMap((half) => {
    const [far, near] = [middle + half * radius, middle + half * inner]
    const ring = (from: number, to: number) =>
      `<rect x="${cut}" y="${at(Math.min(from, to))}" width="${at(side - cut)}" height="${at(Math.abs(to - from))}" fill="url(#steel)"/>`
    return [
      ring(far, far - half * depth * 0.3),
      ring(near, near + half * depth * 0.3),
      `<circle cx="${at((cut + side) / 2)}" cy="${at(middle + half * pitch)}" r="${at(ball)}" fill="#fff"/>`,
    ]
  })
  const edges = `M${cut} ${at(middle - radius)}V${at(middle + radius)}M${at(side)} ${at(middle - radius)}V${at(middle + radius)}`
  const words = (x: number, y: number, text: string) => `<text x="${at(x)}" y="${y}">${text}</text>`
  const above = middle - radius - 18
  const heights = [
    { x: 590, half: inner, text: `d ${bore}` },
    { x: 650, half: radius, text: `D ${outside}` },
  ]
  const measures = heights.map(({ x, half }) => {
    const [top, bottom] = [middle - half, middle + half].map(at)
    return `M${at(side + 6)} ${top}H${x + 8}M${at(side + 6)} ${bottom}H${x + 8}M${x} ${top}V${bottom}`
  })
  const axes = `M${front - radius - 16} ${middle}H${at(side + 16)}M${front} ${middle - radius - 16}V${middle + radius + 16}`
  const across = `M${cut} ${above - 6}V${middle - radius - 4}M${at(side)} ${above - 6}V${middle - radius - 4}M${cut} ${above}H${at(side)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}" fill="none" stroke="#3c4552">
<defs><pattern id="steel" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke-width="1"/></pattern></defs>
<g stroke-width="1.6">${circles.join('')}${balls.join('')}${halves.join('')}<path d="${edges}"/></g>
<g stroke-width="0.8"><path d="${axes}" stroke-dasharray="16 4 3 4"/><path d="${across}${measures.join('')}"/></g>
<g fill="#232a33" stroke="none" font-family="system-ui, sans-serif" font-size="15">${words(side + 8, above + 5, `B ${width}`)}${heights.map(({ x, text }) => words(x + 8, middle + 5, text)).join('')}</g>
</svg>`
}
