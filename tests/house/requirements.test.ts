import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requirements } from '../mutants/requirements.mjs'
import { threats } from '../mutants/threats.mjs'

const wanted = Object.values(threats).flat()
const held = new Set(requirements.flatMap(({ id }) => id.split(' ')))

it.each(requirements)(
  '$id, $holds: the mutated line is there, once, and a runner finds its test',
  ({ file, from, also = [], test }) => {
    const text = readFileSync(file, 'utf8')
    for (const [line = ''] of [[from], ...also])
      expect([line, text.split(line).length - 1]).toEqual([line, 1])
    expect(existsSync(test)).toBe(true)
    expect(test).toMatch(
      /^tests\/elements\/.*\.test\.tsx$|^tests\/(?!elements\/|bench\/).*\.test\.ts$|^tests\/bench\/size\.mjs$/,
    )
  },
)

it('the list has every number from 1 to 140 once, in order', () => {
  expect(wanted.map(([number]) => number)).toEqual(Array.from({ length: 140 }, (_, at) => at + 1))
})

it('every row names requirements of the list', () => {
  const numbers = new Set(wanted.map(([number]) => `R${number}`))
  expect([...held].filter((id) => !numbers.has(id))).toEqual([])
})

it.each(wanted)('R%i has its row', (number) => {
  expect(held).toContain(`R${number}`)
})

it('tests/REQUIREMENTS.md is made from the rows as they stand', () => {
  const page = readFileSync('tests/REQUIREMENTS.md', 'utf8')
  for (const { holds } of requirements) expect(page).toContain(holds)
})
