import { beforeEach, expect, test } from 'vitest'
import { forgetLimits } from '../../demo/server/core/security/limit'
import { seed, tally, timer } from '../hard/hard.ts'
import { filesBelow, textOf } from '../house/sources'
import sql from '../vectors/sql.json'
import { countRows, endpointsOf, inputOf, lineOf } from './every-endpoint'
import { requestFor } from './request'
import { openTestbed } from './testbed'

const bed = await openTestbed('demo')
beforeEach(() => bed.reset())

/** Matches database error messages. */
const tells =
  /syntax error|SQLSTATE|unterminated|does not exist|invalid input syntax|violates|duplicate key|at character|Failed query|pg_|PostgreSQL|PGlite|relation "|column "|drizzle/i

const endpoints = endpointsOf(bed)
/** Timeout in milliseconds: longer than any normal call, shorter than the sleep of an injected text. */
const longest = 15_000

async function ask(endpoint: (typeof endpoints)[number], text: unknown, token: string) {
  const before = await countRows(bed)
  const from = performance.now()
  const answer = await bed.app.request(requestFor(endpoint, inputOf(endpoint, text), { token }))
  const response = await answer.text()
  const code = /^\{"code":(\d+)/.exec(response)?.[1] ?? String(answer.status)
  await bed.inside(forgetLimits)
  return {
    code,
    status: answer.status,
    response,
    took: performance.now() - from,
    changed: (await countRows(bed)) !== before,
  }
}

test('R85: text of a request reaches SQL only as a parameter', async () => {
  const faults: string[] = []
  let inputs = 0
  const timeIsLeft = timer()
  // Each endpoint gets some of the texts before any gets all of them.
  const rounds = 15
  for (const [at, endpoint] of Array.from({ length: rounds }, () => endpoints)
    .flat()
    .entries()) {
    if (!timeIsLeft()) break
    const round = Math.floor(at / endpoints.length)
    await bed.reset()
    const token = await bed.login('demo')
    const control = await ask(endpoint, 'x1', token)
    for (const [index, vector] of sql.vectors.entries()) {
      if ((index + (at % endpoints.length) + round + seed) % rounds !== 0) continue
      const found = await ask(endpoint, vector, token)
      const what = `${lineOf(endpoint)} ${JSON.stringify(vector)}`
      inputs++
      if (found.status >= 500) faults.push(`${what}: ${found.status}`)
      if (tells.test(found.response.replaceAll(vector, '')))
        faults.push(`${what}: ${found.response.slice(0, 200)}`)
      if (found.took > longest) faults.push(`${what}: ${Math.round(found.took)} ms`)
      if (found.changed && found.code !== '200') faults.push(`${what}: rows although ${found.code}`)
      if (found.changed && control.code === '200' && !control.changed) faults.push(`${what}: rows`)
    }
  }
  expect(faults).toEqual([])
  expect(bed.errors).toEqual([])
  expect(endpoints.length).toBeGreaterThan(15)
  expect(inputs).toBeGreaterThanOrEqual(endpoints.length)
  tally({ what: 'SQL in every text of every endpoint', inputs, lost: faults.length })
})

test('R85: raw SQL is used in a few listed places, never with text of a request', () => {
  const made = filesBelow('demo/server').flatMap((file) =>
    [...textOf(file).matchAll(/sql\.(raw|identifier)\(([^)]*)\)/g)].map(
      ([, kind, given]) => `${file} ${kind} ${given}`,
    ),
  )
  expect(made.toSorted()).toEqual([
    'demo/server/core/database/insert-many.ts identifier name',
    'demo/server/core/database/migrate.ts raw statement',
    'demo/server/core/database/without-gin-indexes.ts identifier name',
    'demo/server/core/database/without-gin-indexes.ts raw definition',
    'demo/server/site/articles/shown-articles.ts raw which',
  ])
})
