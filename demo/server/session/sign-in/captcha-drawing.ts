import { toBase64 } from '../../core/security/base64'
import { randomFrom } from '../../core/database/random'
import type { Draw } from './captcha'
import { letters } from './captcha-letters'
import { grayPng } from './gray-png'

const width = 162
const height = 63
const paper = 244

type Point = readonly [x: number, y: number]
/** Part of a line: start, end, half its width, and its darkness. */
type Segment = { from: Point; to: Point; half: number; ink: number }

const between = (draw: Draw, low: number, high: number) => low + draw() * (high - low)

/** Cuts the corners of a line, so that characters vary between round and angular. */
const rounded = (points: readonly Point[]): Point[] =>
  points.flatMap((point, at): Point[] => {
    const before = points[at - 1]
    const next = points[at + 1]
    if (!before || !next) return [point]
    const mix = (other: Point): Point => [point[0] * 0.7 + other[0] * 0.3, point[1] * 0.7 + other[1] * 0.3]
    return [mix(before), mix(next)]
  })

const segmentsOf = (points: readonly Point[], half: number, ink: number): Segment[] =>
  points.slice(1).map((to, at) => ({ from: points[at] ?? to, to, half, ink }))

/** Returns the strokes of a character with random size, slant, rotation, width and roundness. Neighbours overlap. */
function signSegments(sign: string, at: number, draw: Draw): Segment[] {
  const turn = between(draw, -0.3, 0.3)
  const slant = between(draw, -0.25, 0.25)
  const size = { x: between(draw, 6.5, 8.5), y: between(draw, 5.5, 7.5) }
  const middle = { x: 27 + at * 35 + between(draw, -4, 4), y: height / 2 + between(draw, -5, 5) }
  const half = between(draw, 1.5, 2.3)
  const ink = between(draw, 140, 190)
  const isRound = draw() < 0.5
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const pointOf = (pair: string): Point => {
    const y = (Number(pair[1]) - 3 + between(draw, -0.25, 0.25)) * size.y
    const x = (Number(pair[0]) - 2 + between(draw, -0.25, 0.25)) * size.x - y * slant
    return [middle.x + x * cosine - y * sine, middle.y + x * sine + y * cosine]
  }
  // Only the fixed answer of a test contains characters without strokes.
  const strokes = (letters[sign.toUpperCase()] ?? '2026').split(' ')
  return strokes.flatMap((stroke) => {
    const points = (stroke.match(/../g) ?? []).map(pointOf)
    return segmentsOf(isRound ? rounded(points) : points, half, ink)
  })
}

/** Returns a line through all characters, as dark as their strokes. */
function across(draw: Draw): Segment[] {
  const [base, swing, phase] = [between(draw, 16, 47), between(draw, 5, 14), between(draw, 0, 6)]
  const points = Array.from({ length: 19 }, (_, at): Point => [
    at * 9,
    base + swing * Math.sin(phase + at * 0.45),
  ])
  return segmentsOf(points, between(draw, 0.9, 1.4), between(draw, 120, 170))
}

function distance([x, y]: Point, { from: [ax, ay], to: [bx, by] }: Segment): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Maximum displacement by creases, in dots. */
const farthest = 3

/** Maps each dot of the creased paper to its position on the flat paper. */
function creased(draw: Draw): (x: number, y: number) => Point {
  const wave = () => ({
    far: between(draw, 1.5, farthest),
    often: between(draw, 0.06, 0.12),
    phase: between(draw, 0, 6),
  })
  const [sideways, downwards] = [wave(), wave()]
  return (x, y) => [
    x + sideways.far * Math.sin(y * sideways.often + sideways.phase),
    y + downwards.far * Math.sin(x * downwards.often + downwards.phase),
  ]
}

/** Returns the dots that a segment may reach along one axis. */
function reach(one: number, other: number, half: number, size: number) {
  const margin = half + 1 + farthest
  const first = Math.max(0, Math.floor(Math.min(one, other) - margin))
  return { first, last: Math.min(size - 1, Math.ceil(Math.max(one, other) + margin)) }
}

/** Returns the darkness of each dot. */
function inked(segments: readonly Segment[], flat: (x: number, y: number) => Point): Float32Array {
  const inks = new Float32Array(width * height)
  for (const segment of segments) {
    const { from, to, half, ink } = segment
    const columns = reach(from[0], to[0], half, width)
    const rows = reach(from[1], to[1], half, height)
    for (let y = rows.first; y <= rows.last; y++)
      for (let x = columns.first; x <= columns.last; x++) {
        const covered = half + 0.5 - distance(flat(x, y), segment)
        const at = y * width + x
        if (covered > 0) inks[at] = Math.max(inks[at] ?? 0, Math.min(1, covered) * ink)
      }
  }
  return inks
}

/**
 * Draws a captcha as a bitmap: touching, randomly varied characters on creased paper, with a line that looks like a stroke,
 * and specks. It stops simple scripts; a trained reader is only slowed down.
 * @param answer text to read
 * @returns SVG with the picture
 */
export function drawCaptcha(answer: string, draw: Draw): string {
  const signs = Array.from(answer.slice(0, 4)).flatMap((sign, at) => signSegments(sign, at, draw))
  const inks = inked([...signs, ...across(draw)], creased(draw))
  // Specks reveal nothing about the answer, so fast pseudo-random numbers are sufficient.
  const speckle = randomFrom(draw() * 2 ** 32)
  const dots = Uint8Array.from(inks, (ink) => {
    const speck = speckle.next() < 0.04 ? between(speckle.next, -90, 90) : between(speckle.next, -14, 14)
    return Math.max(0, Math.min(255, paper - ink + speck))
  })
  const picture = toBase64(grayPng({ width, height, dots }))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" href="data:image/png;base64,${picture}"/></svg>`
  )
}
