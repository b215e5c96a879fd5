import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { installPackages } from '../../demo/install-packages.mjs'

test('the example pages that use a framework have correct types', () => {
  installPackages('demo/frameworks')
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', 'demo/frameworks'], {
    encoding: 'utf8',
  })
  expect([stdout, status]).toEqual(['', 0])
}, 600_000)
