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

const text = (file: string) => readFileSync(file, 'utf8')

it('every machine is made by the kit, and what moves a document is made by it, too', () => {
  expect(machines.filter((file) => !/= machine\(/.test(text(file)))).toEqual([])
  const moving = filesBelow('demo/server').filter((file) => /\/move-[\w-]+\.ts$/.test(file))
  const documents = moving.filter((file) => importsOf(file).some(({ to }) => machines.includes(to)))
  expect(documents.length).toBeGreaterThan(8)
  expect(documents.filter((file) => !/\b(?:mover|documentMover)\(/.test(text(file)))).toEqual([])
})

it('no code of a state is compared by size', () => {
  const size =
    /\b(?:\w+\.)?(?:state|status|rightState|returnState)\b *(?:<|>)=? *(?!=)[\w.]+|\b(?:lt|gt)e?\(\w+\.(?:state|status|\w+State)\b/
  const rooms = [...filesBelow('src'), ...filesBelow('demo/server')]
  expect(rooms.filter((file) => size.test(text(file).replaceAll(/status [<>]=? \d{3}/g, '')))).toEqual([])
})

it('every machine is what the server goes by', () => {
  const used = filesBelow('demo/server').flatMap(importsOf)
  const real = used.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to)
  expect(machines.filter((file) => !real.includes(file))).toEqual([])
})

it('R102: what a machine moves is tried in every state by tests/trade/try-every-step.ts', () => {
  const movers = filesBelow('demo/server').filter((file) => /\b(?:mover|documentMover)\(/.test(text(file)))
  const moving = new Set(movers.flatMap(importsOf).map(({ to }) => to))
  const trying = filesBelow('tests').filter((file) =>
    importsOf(file).some(({ to }) => to === 'tests/trade/try-every-step.ts'),
  )
  const tried = trying.flatMap(importsOf).map(({ to }) => to)
  const moved = machines.filter((file) => moving.has(file))
  expect(moved.length).toBeGreaterThan(12)
  expect(moved.filter((file) => !tried.includes(file))).toEqual([])
})
