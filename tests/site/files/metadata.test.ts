import { beforeEach, expect, test } from 'vitest'
import { withoutMetadata } from '../../../demo/server/site/files/without-metadata'
import vectors from '../../vectors/picture-metadata.json' with { type: 'json' }
import { openTestbed } from '../../server/testbed'
import { envelopeOf, upload } from './sample-files'
import { pictures } from './sample-pictures'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())

const secret = Buffer.from(vectors.secret)

/** A picture of each kind, with one more part at a place. */
function made({ picture, at, part, head }: (typeof vectors.rows)[number]) {
  const kind = pictures[picture]
  if (!kind) throw new Error(picture)
  const { type, first, middle, end } = kind
  const body = Buffer.concat([Buffer.from(head, 'latin1'), secret])
  const more = at === 'behind' ? body : kind.part(part, body)
  const spots = { first: [more, middle, end], last: [middle, more, end], behind: [middle, end, more] }
  // Between: in the middle of what belongs to drawing, where one part ends and another begins.
  const split = { jpeg: 4 + 65, png: 19 + 12, gif: 8 }[picture] ?? 0
  const between = [middle.subarray(0, split), more, middle.subarray(split), end]
  const rest = at === 'between' ? between : (spots[at as keyof typeof spots] ?? [])
  return { type, given: Buffer.concat([first, ...rest]), plain: Buffer.concat([first, middle, end]) }
}

test.each(vectors.rows)('$picture, $at: $part $head', (row) => {
  const { type, given, plain } = made(row)
  const left = Buffer.from(withoutMetadata(given, type))
  expect(left).toEqual(row.kept ? given : plain)
  expect(left.includes(secret)).toBe(row.kept)
  expect(Buffer.from(withoutMetadata(left, type))).toEqual(left)
})

test('keeps the orientation of a photograph', () => {
  const { first, middle, end, part, type } = pictures.jpeg ?? {}
  if (!first || !middle || !end || !part || !type) throw new Error('no picture')
  const exif = (order: 'MM' | 'II', turn: number) => {
    const two = (n: number) => (order === 'MM' ? [n >> 8, n & 255] : [n & 255, n >> 8])
    const four = (n: number) => (order === 'MM' ? [0, 0, ...two(n)] : [...two(n), 0, 0])
    const entries = [
      two(0x010f),
      two(2),
      four(4),
      [65, 66, 67, 0],
      two(0x0112),
      two(3),
      four(1),
      two(turn),
      two(0),
    ]
    const ifd = [...Buffer.from(order), ...two(42), ...four(8), ...two(2), ...entries.flat(), ...four(0)]
    return part('APP1', Buffer.from([...Buffer.from('Exif\0\0'), ...ifd, ...secret]))
  }
  const only = (turn: number) =>
    Buffer.from(
      `ffe100224578696600004d4d002a0000000800010112000300000001000${turn}000000000000`.slice(0, 72),
      'hex',
    )
  for (const order of ['MM', 'II'] as const) {
    for (const turn of [0, 1, 2, 3, 6, 8, 9]) {
      const left = Buffer.from(withoutMetadata(Buffer.concat([first, exif(order, turn), middle, end]), type))
      const isKept = turn >= 2 && turn <= 8 ? [only(turn)] : []
      expect(left).toEqual(Buffer.concat([first, ...isKept, middle, end]))
    }
  }
})

test('cuts truncated pictures and pictures with a wrong length without an endless loop', () => {
  for (const { picture, at, part, head } of vectors.rows.filter((row) => !row.kept && row.at === 'first')) {
    const { type, given } = made({ picture, at, part, head, kept: false })
    for (let size = 8; size <= given.length; size += 7)
      expect(withoutMetadata(given.subarray(0, size), type).length).toBeLessThanOrEqual(size)
  }
})

test.each(Object.entries(pictures))(
  'stores an uploaded %s without metadata',
  async (_, { type, ending, first, middle, end, part }) => {
    const token = await bed.login('retail')
    const named = { jpeg: 'COM', png: 'tEXt', gif: 'comment' }
    const kind = type.slice(6) as keyof typeof named
    const given = Buffer.concat([first, part(named[kind], secret), middle, end, secret])
    const { data } = await envelopeOf(await upload(bed, token, `a.${ending}`, given, type))
    const answer = await bed.app.request(`http://localhost:4173/api${data}`, {
      headers: { Host: 'localhost:4173', Authorization: token },
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.concat([first, middle, end]))
  },
)
