import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installPackages } from '../../demo/install-packages.mjs'
import { freePort } from '../free-port.mjs'

let folder = ''
const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trade-packages-'))
  const dependencies = { react: '19.3.1' }
  const resolved = 'https://registry.npmjs.org/react/-/react-19.3.1.tgz'
  write('package.json', { name: 'pages', version: '1.0.0', dependencies })
  write('package-lock.json', {
    name: 'pages',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'pages', version: '1.0.0', dependencies },
      'node_modules/react': { version: '19.3.1', resolved, integrity: 'sha512-AAAA' },
    },
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('without a network the error names folder and registry, and no files remain', async () => {
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await freePort()}`)
  vi.stubEnv('npm_config_cache', join(folder, 'cache'))
  vi.stubEnv('npm_config_fetch_retries', '0')
  const lines: string[] = []
  expect(() => installPackages(folder, (line) => lines.push(line))).toThrow(
    `The packages of ${folder} could not be installed. They come from the npm registry, so this needs a network`,
  )
  expect(lines).toEqual([`Installing the packages of ${folder}, which is done once …`])
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
  expect(readdirSync('node_modules/.cache').filter((name) => name.startsWith('packages-'))).toEqual([])
})
