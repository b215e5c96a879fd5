import { beforeEach, expect, test } from 'vitest'
import { openTestbed } from './testbed'
import { inputWith, naughtyTexts, textEndpoints } from './text-requests'

// naughty-text.hard.test.ts tries more texts.

const bed = await openTestbed('open')
let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await bed.login('newbie')
})

test('no endpoint crashes on an unusual text', async () => {
  const crashed: string[] = []
  for (const [at, endpoint] of textEndpoints(bed.app).entries()) {
    const text = naughtyTexts[at % naughtyTexts.length] ?? ''
    const { status } = await bed.ask(endpoint, inputWith(endpoint, text), { token })
    if (status >= 500) crashed.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(text)}: ${status}`)
  }
  expect(crashed).toEqual([])
  expect(bed.errors).toEqual([])
})
