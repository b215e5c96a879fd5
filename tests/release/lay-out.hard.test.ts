import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { layOut } from '../../demo/lay-out.mjs'

let home: string
let kit: string
let folder: string

function write(name: string, text: string) {
  mkdirSync(join(kit, name, '..'), { recursive: true })
  writeFileSync(join(kit, name), text)
}
/** A kit with an entry and one file behind it. */
function build(chunk: string) {
  rmSync(kit, { recursive: true, force: true })
  write('tradefront.js', `import './chunks/${chunk}.js'`)
  write(`chunks/${chunk}.js`, chunk)
  write('tradefront.css', '')
}
const release = (version: string) => layOut({ kit, folder, version, address: 'https://cdn.example.com' })
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tradefront-release-'))
  kit = join(home, 'kit')
  folder = join(home, 'served')
  build('one')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('a release', () => {
  test('is published in a folder of its version and of its major version', () => {
    expect(release('1.2.3')).toEqual(['v1.2.3 is published.', 'v1 is 1.2.3 now.'])
    for (const at of ['v1.2.3', 'v1']) expect(textOf(`${at}/chunks/one.js`)).toBe('one')
  })

  test('can be published again without changes', () => {
    release('1.2.3')
    expect(release('1.2.3')[0]).toBe('v1.2.3 is published already, and the same.')
  })

  test.each([
    ['another byte', () => write('chunks/one.js', 'One'), 'v1.2.3/chunks/one.js'],
    ['a file more', () => write('new.js', ''), 'v1.2.3/new.js'],
    ['a file less', () => rmSync(join(kit, 'tradefront.css')), 'v1.2.3/tradefront.css'],
  ])('is refused for a published version with %s, and changes nothing', (_, change, named) => {
    release('1.2.3')
    change()
    expect(() => release('1.2.3')).toThrow(`${named} was published with other bytes: raise the version.`)
    expect(textOf('v1.2.3/chunks/one.js')).toBe('one')
    expect(textOf('v1/chunks/one.js')).toBe('one')
    expect(readdirSync(join(folder, 'v1.2.3'))).toEqual(['chunks', 'tradefront.css', 'tradefront.js'])
  })

  test('keeps the files of the version before, which open pages still load', () => {
    release('1.2.3')
    build('two')
    release('1.3.0')
    expect(textOf('v1/tradefront.js')).toContain('two')
    expect(readdirSync(join(folder, 'v1/chunks'))).toEqual(['one.js', 'two.js'])
    expect(readdirSync(join(folder, 'v1.3.0/chunks'))).toEqual(['two.js'])
  })

  test('of an older or preliminary version does not change the major folder', () => {
    release('1.10.0')
    build('two')
    for (const version of ['1.9.1', '1.11.0-beta.1']) {
      expect(release(version)).toEqual([`v${version} is published.`, 'v1 stays as it was.'])
      expect(textOf('v1/tradefront.js')).toContain('one')
    }
  })

  test('ignores the files of an interrupted one', () => {
    mkdirSync(join(folder, 'v1.2.3.part'), { recursive: true })
    writeFileSync(join(folder, 'v1.2.3.part', 'left.js'), '')
    release('1.2.3')
    expect(existsSync(join(folder, 'v1.2.3', 'left.js'))).toBe(false)
  })

  test('has the integrity of every script and the tags of a page', () => {
    release('1.2.3')
    // openssl dgst -sha384 -binary one | base64
    const hash = 'sha384-Xby+2wDRMaKeBZP5dvK0N5QpOSORmtQnZt6Bf+yCSmJieZ/sjQTLmxfEjo6ukSZY'
    const { integrity } = JSON.parse(textOf('v1.2.3.importmap.json'))
    expect(Object.keys(integrity)).toEqual([
      'https://cdn.example.com/v1.2.3/chunks/one.js',
      'https://cdn.example.com/v1.2.3/tradefront.js',
    ])
    expect(integrity['https://cdn.example.com/v1.2.3/chunks/one.js']).toBe(hash)
    expect(textOf('v1.2.3.html')).toContain(
      `src="https://cdn.example.com/v1.2.3/tradefront.js" integrity="sha384-`,
    )
  })

  test('reports an invalid version', () => {
    expect(() => release('1.2')).toThrow('1.2 is no version')
  })
})
