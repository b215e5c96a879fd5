import type { Draw } from './captcha'
import { letters } from './captcha-letters'

const width = 120
const height = 40
const scale = 4
const fixed = (value: number) => value.toFixed(1)

type Point = [x: number, y: number]

/** One sign's strokes, turned, moved and with a shaking hand. */
function strokesOf(sign: string, at: number, draw: Draw): Point[][] {
  const turn = (draw() - 0.5) * 0.5
  const [dx, dy] = [12 + at * 25 + draw() * 6, 6 + draw() * 6]
  const pointOf = (pair: string): Point => {
    const x = (Number(pair[0]) - 2 + (draw() - 0.5) * 0.5) * scale
    const y = (Number(pair[1]) - 3 + (draw() - 0.5) * 0.5) * scale
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
    return [dx + 8 + x * cosine - y * sine, dy + 12 + x * sine + y * cosine]
  }
  // A sign without strokes is asked for by a test's fixed answer only.
  const strokes = (letters[sign.toUpperCase()] ?? '2026').split(' ')
  return strokes.map((stroke) => (stroke.match(/../g) ?? []).map(pointOf))
}

const noise = (draw: Draw): Point[] =>
  Array.from({ length: 5 }, (_, at): Point => [(at * width) / 4, 4 + draw() * (height - 8)])

const pathOf = (points: Point[]) =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${fixed(x)} ${fixed(y)}`).join('')

/**
 * A captcha as a picture of plain strokes: no text in it, the signs' strokes in no order. The lines across are
 * thin, so that none is taken for a part of a sign.
 * @param answer what is to be read
 */
export function drawCaptcha(answer: string, draw: Draw): string {
  const strokes = Array.from(answer.slice(0, 4)).flatMap((sign, at) => strokesOf(sign, at, draw))
  const mixed = strokes.map((points) => ({ points, order: draw() })).toSorted((a, b) => a.order - b.order)
  const signs = mixed.map(({ points }) => pathOf(points)).join('')
  const across = pathOf(noise(draw)) + pathOf(noise(draw))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f4f5f7"/>` +
    `<g fill="none" stroke="#333a45" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${across}" stroke-width=".6"/><path d="${signs}" stroke-width="1.9"/></g></svg>`
  )
}
