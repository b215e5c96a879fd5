import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importGraph } from '../import-graph.mjs'
import { run } from '../process-group.mjs'
import { lockCheckout } from '../run-lock.mjs'
import { selectTests } from '../select-tests.mjs'
import { report } from '../test-runners.mjs'

const folder = () => mkdtempSync(join(tmpdir(), 'tradefront-runner-'))
const node = (code: string) => ['--input-type=module', '-e', code]

test('kills a hung command and its children after its time limit', async () => {
  const child =
    "import('node:child_process').then(({ spawn }) => spawn('sleep', ['1000']).unref()); for (;;) {}"
  const { ok, killed } = await run(process.execPath, node(child), { seconds: 1, quiet: true })
  expect([ok, killed]).toEqual([false, true])
})

test('returns the output and the exit code of a command', async () => {
  expect(await run(process.execPath, node("console.log('said'); process.exit(3)"), { quiet: true })).toEqual({
    ok: false,
    output: 'said\n',
    killed: false,
  })
})

test('a second run in one checkout is rejected, and a killed one does not block the next', async () => {
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

test('kills a hung run and names its unfinished files', async () => {
  const code = `import { writeFileSync } from 'node:fs'
    writeFileSync(process.env.TEST_UNFINISHED, 'tests/trade/cart/cart-add.test.ts')
    setInterval(() => {}, 1000)`
  const { failed } = await report('vitest', [process.execPath, ...node(code)], {}, 1, () => [])
  expect(failed).toEqual(['vitest was killed after 1 s; not finished: tests/trade/cart/cart-add.test.ts'])
})

describe('test:changed selects', () => {
  const graph = importGraph()
  const select = (file: string) => selectTests([file], graph)

  test('the tests in the folder of a server file, and journeys that open its pages', () => {
    const { unit, elements, journeys, routes } = select('demo/server/money/deposit/withdrawals.ts')
    expect(unit).toContain('tests/money/deposit/withdrawals.test.ts')
    expect(unit.length).toBeLessThan(10)
    expect(elements).toEqual([])
    expect(routes).toContain('depositWithdraw')
    expect(journeys).toContain('tests/e2e/funds.test.ts')
  })

  test('the element tests of a page in a nested folder, and its journeys', () => {
    const { unit, elements, journeys, routes } = select('src/catalogue/goods/list/goods-list.page.tsx')
    expect(unit).toContain('tests/catalogue/goods/goods-list-store.test.ts')
    expect(elements).toContain('tests/elements/goods-list.test.tsx')
    expect(routes).toContain('goodsList')
    expect(journeys).toContain('tests/e2e/scroll.test.ts')
  })

  test('only the tests of documents for a guide', () => {
    expect(select('demo/docs/guides/settings.md')).toEqual({
      unit: [],
      elements: [],
      journeys: [],
      routes: [],
      documents: true,
    })
  })
})
