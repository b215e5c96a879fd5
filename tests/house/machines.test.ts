import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow, importsOf } from './sources'

const machines = filesBelow('src').filter((file) => file.endsWith('-machine.ts'))
const walks = filesBelow('tests').filter(
  (file) => file.endsWith('.test.ts') && /(describe|test)\('R102: /.test(readFileSync(file, 'utf8')),
)

it('R102: every machine is walked through by a test: each state, action and actor', () => {
  const walked = walks.flatMap(importsOf).map(({ to }) => to)
  expect(machines.length).toBeGreaterThan(5)
  expect(machines.filter((file) => !walked.includes(file))).toEqual([])
})

it('every machine is what the server goes by', () => {
  const used = filesBelow('demo/server').flatMap(importsOf)
  const real = used.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to)
  expect(machines.filter((file) => !real.includes(file))).toEqual([])
})
