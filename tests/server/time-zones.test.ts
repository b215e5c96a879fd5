import { execFileSync } from 'node:child_process'
import { build } from 'vite'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const answerShape = z.object({
  offset: z.number(),
  reminders: z.array(z.looseObject({ daysLeft: z.number() })),
})

async function program() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'tests/server/reminder-times.ts', write: false },
  })
  const [file] = 'output' in built ? built.output : []
  if (file?.type !== 'chunk') throw new Error('nothing was built')
  return file.code
}

test('due days, statements and countdowns use the shop’s time zone, not the server’s', async () => {
  const code = await program()
  const answers = ['UTC', 'Asia/Shanghai', 'America/New_York'].map((TZ) => {
    const node = ['--input-type=module', '-e', code]
    return answerShape.parse(
      JSON.parse(execFileSync(process.execPath, node, { env: { ...process.env, TZ } }).toString()),
    )
  })
  expect(answers.map(({ offset }) => offset)).toEqual([0, -480, 240])
  const [utc, ...others] = answers.map(({ reminders }) => reminders)
  for (const other of others) expect(other).toEqual(utc)
  expect(utc?.map(({ daysLeft }) => daysLeft)).toEqual([242, 242, 5, 4, 4, 4, -482, -57])
  expect(utc?.[2]).toMatchObject({
    wire: ['2026-10-31 23:59:59', '2026-10-31', '2026-10'],
    due: '2026-11-05',
    left: 86_400_000,
  })
})
