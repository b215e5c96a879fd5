import { expect, test } from 'vitest'
import { twice, type FileResult, type Run } from '../twice.mjs'

const result = (file: string, passed: number, ...failed: string[]): FileResult => ({
  file,
  passed,
  failed: failed.map((name) => ({ name, reason: 'because' })),
})
const run = (...results: FileResult[]): Run => ({
  ok: results.every(({ failed }) => failed.length === 0),
  results,
})

/** What is said of runs that go so one after another, and which files each was asked for. */
async function judged(again: boolean, ...runs: Run[]) {
  const asked: string[][] = []
  const said = await twice((files) => {
    asked.push(files)
    return runs[asked.length - 1] ?? run()
  }, again)
  return { ...said, asked }
}

test('where all pass, nothing is run again', async () => {
  expect(await judged(true, run(result('a', 2), result('b', 1)))).toEqual({
    passed: 3,
    names: [],
    late: [],
    asked: [[]],
  })
})

test('a file in which something failed is run once more, and what passes then is named', async () => {
  expect(await judged(true, run(result('a', 2), result('b', 4, 'x', 'y')), run(result('b', 6)))).toEqual({
    passed: 8,
    names: [],
    late: ['b › x', 'b › y'],
    asked: [[], ['b']],
  })
})

test('what fails twice has failed, and so has what fails the second time only', async () => {
  const said = await judged(true, run(result('a', 2, 'x', 'y')), run(result('a', 2, 'x', 'z')))
  expect(said).toMatchObject({ passed: 2, names: ['x\n    because', 'z\n    because'], late: ['a › y'] })
})

test('tests of one name in two files are two', async () => {
  const said = await judged(
    true,
    run(result('a', 0, 'x'), result('b', 0, 'x')),
    run(result('a', 1), result('b', 0, 'x')),
  )
  expect(said).toMatchObject({ passed: 1, names: ['x\n    because'], late: ['a › x'] })
})

test('a second run that breaks off leaves what failed in the first', async () => {
  const said = await judged(true, run(result('a', 2, 'x')), { ok: false, results: [] })
  expect(said).toMatchObject({ passed: 2, names: ['x\n    because'], late: [] })
})

test('a runner that fails without a test has failed itself, the second time, too', async () => {
  const broken = { ok: false, results: [result('a', 2)] }
  expect(await judged(true, broken)).toMatchObject({ names: ['the runner itself (see above)'], asked: [[]] })
  expect(await judged(true, run(result('a', 2, 'x')), broken)).toMatchObject({
    passed: 2,
    names: ['the runner itself (see above)'],
  })
})

test('nothing is run again by a developer, nor where many files failed', async () => {
  expect(await judged(false, run(result('a', 2, 'x')))).toMatchObject({
    names: ['x\n    because'],
    asked: [[]],
  })
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => result(file, 0, 'x'))
  expect(await judged(true, run(...many))).toMatchObject({ passed: 0, asked: [[]], late: [] })
})
