import { expect, test } from 'vitest'
import { help, readArguments } from '../../demo/render/arguments'

const both = ['--api', 'https://api.example.com/api/', '--site', 'www.example.com']

test('reads the address of the API and its options', () => {
  expect(readArguments(both)).toEqual({
    api: 'https://api.example.com/api',
    sites: ['www.example.com'],
    port: 8080,
    host: '127.0.0.1',
    lang: 'zh-CN',
    currency: '',
    allow: [],
  })
  const more = ['--site', 'acme, www.acme.com', '--allow', 'https://a.example,https://b.example:8443/']
  expect(
    readArguments([...both, ...more, '--port', '0', '--host', '::', '--lang', 'en', '--currency', 'EUR']),
  ).toMatchObject({
    sites: ['acme', 'www.acme.com'],
    port: 0,
    host: '::',
    lang: 'en',
    currency: 'EUR',
    allow: ['https://a.example', 'https://b.example:8443'],
  })
})

test('accepts --help and every option of its help text', () => {
  expect(readArguments(['--help'])).toBe('help')
  for (const [option] of help.matchAll(/--\w+/g))
    expect(() => readArguments([option, ...both]), option).not.toThrow('Unknown option')
})

test.each([
  [[], '--api is missing'],
  [['--api', 'https://a.example'], '--site is missing'],
  [['--api', 'https://a.example', '--site', ' , '], '--site is missing'],
  [['--api', 'api.example.com', '--site', 'acme'], '--api "api.example.com" is no http address'],
  [['--api', 'https://a.example?x', '--site', 'acme'], '--api holds a query or a fragment'],
  [[...both, '--port', '65536'], '--port "65536" is no port'],
  [[...both, '--port', '8o80'], '--port "8o80" is no port'],
  [[...both, '--allow', '*'], '--allow "*" is no http address'],
  [[...both, '--allow', 'https://a.example/shop'], '--allow "https://a.example/shop" is more than an origin'],
  [[...both, '--currency', 'euro'], '--currency "euro" is no code of ISO 4217'],
  [[...both, '--wirte'], "Unknown option '--wirte'"],
  [[...both, 'now'], "Unexpected argument 'now'"],
])('reports the error of the arguments %j', (given, sentence) => {
  expect(() => readArguments(given)).toThrow(sentence)
})
