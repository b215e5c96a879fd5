import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { tally } from '../hard/hard.ts'
import { filesBelow, isCode, textOf } from './sources'

type Pattern = { file: string; source: string; flags: string }

/** Every node of a syntax tree. */
function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield { ...value }
  for (const inner of Object.values(value)) yield* nodesOf(inner)
}

const trees = filesBelow('src', 'elements', 'demo')
  .filter(isCode)
  .map((file) => {
    const lang = file.endsWith('.tsx') ? 'tsx' : 'ts'
    return { file, nodes: [...nodesOf(parseAst(textOf(file), { lang }))] }
  })

const patterns = trees.flatMap(({ file, nodes }) =>
  nodes.flatMap(({ regex }): Pattern[] =>
    typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex
      ? [{ file, source: String(regex.pattern), flags: String(regex.flags) }]
      : [],
  ),
)

/** Programs that read our own sources, or what their own user types. */
const own =
  /^(elements\/tokens\.ts|demo\/(docs|check-api|command|render|bundling|pages\/wordpress)\/|.*-plugin\.ts$)/
/** Their text is a number's digits. */
const ofDigits = ['\\B(?=(\\d{3})+$)', '\\B(?=(\\d{3})+\\.)']
const judged = [
  ...new Map(
    patterns
      .filter(({ file, source }) => !own.test(file) && !ofDigits.includes(source))
      .map((one) => [`${one.source}/${one.flags}`, one]),
  ).values(),
]

const slowness = ({ source, flags }: Omit<Pattern, 'file'>) =>
  analyse({ source, flags }, { assumeRejectingSuffix: false }).reports.map(({ type }) => type)

test('R87: no pattern of client and server takes more than linear time', () => {
  expect(judged.length).toBeGreaterThan(150)
  const slow = judged.flatMap((one) => slowness(one).map((why) => `${one.file}: /${one.source}/ ${why}`))
  expect(slow).toEqual([])
})

test('R87: the checker finds known slow patterns', () => {
  for (const source of ['^(a+)+$', '^\\d*\\d*x', '^(?:.*,)*P$', '\\s+$', '^([a-z]+)*$'])
    expect([source, slowness({ source, flags: '' })]).not.toEqual([source, []])
})

/** Milliseconds of the processor, which others on this machine do not lengthen. */
function cost(work: () => void) {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}
/** Returns whether work grows faster than its input, measured three times because the machine may be busy. */
const grows = (work: (length: number) => void, length: number) =>
  cost(() => work(length)) > 20 &&
  [1, 2, 3].every(() => cost(() => work(length)) > 3 * cost(() => work(length / 2)))

/** Signs and groups of signs that the pattern speaks of, and some of each kind. */
const piecesOf = (source: string) => [
  ...new Set([
    ...(source.match(/[^\\()[\]{}|?*+^$]{1,3}/g) ?? []),
    ...'a0 .-/<(,"'.split(''),
    'ab',
    '0a',
    ' \n',
    '锐',
  ]),
]

function slowPumps({ source, flags }: Omit<Pattern, 'file'>, length: number, pieces = piecesOf(source)) {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  return pieces.filter((piece) =>
    grows((of) => pattern.test(`${piece.repeat(Math.ceil(of / piece.length))}\u0001`), length),
  )
}

test('R87: repeated text takes linear time in every pattern', () => {
  const length = 50_000
  let inputs = 0
  const slow = judged.flatMap((one) => {
    inputs += piecesOf(one.source).length
    // Patterns with exponential time would never end with a long text.
    const early = slowPumps(one, 24)
    const found = early.length > 0 ? early : slowPumps(one, length)
    return found.map((piece) => `${one.file}: /${one.source}/ with ${JSON.stringify(piece)}`)
  })
  expect(slow).toEqual([])
  expect(slowPumps({ source: '^(\\w|\\d)*$', flags: '' }, 24, ['0'])).not.toEqual([])
  expect(slowPumps({ source: '\\s+$', flags: '' }, 50_000, [' '])).not.toEqual([])
  tally({ what: `patterns: ${length} signs, again and again`, inputs, lost: slow.length })
})
