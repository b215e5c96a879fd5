import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../process-group.mjs'
import { lockCheckout } from '../run-lock.mjs'

const folder = () => mkdtempSync(join(tmpdir(), 'tradefront-runner-'))
const node = (code: string) => ['--input-type=module', '-e', code]

test('a command that hangs is killed with its children after its limit', async () => {
  const child =
    "import('node:child_process').then(({ spawn }) => spawn('sleep', ['1000']).unref()); for (;;) {}"
  const { ok, killed } = await run(process.execPath, node(child), { seconds: 1, quiet: true })
  expect([ok, killed]).toEqual([false, true])
})

test('the output and the exit code of a command are kept', async () => {
  expect(await run(process.execPath, node("console.log('said'); process.exit(3)"), { quiet: true })).toEqual({
    ok: false,
    output: 'said\n',
    killed: false,
  })
})

test('a second run in one checkout is refused, and a killed one does not block the next', async () => {
  const killed = folder()
  const lock = join(process.cwd(), 'tests/run-lock.mjs')
  spawnSync(
    process.execPath,
    node(`import { lockCheckout } from ${JSON.stringify(lock)}
      await lockCheckout(${JSON.stringify(killed)})
      process.kill(process.pid, 'SIGKILL')`),
  )
  expect(await lockCheckout(killed)).toBe(true)
  expect(await lockCheckout(killed)).toBe(false)
})
