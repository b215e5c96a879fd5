import { describe, expect, test } from 'vitest'
import { help, readArguments } from '../../demo/check-api/arguments'

const both = ['--base', 'https://mall.example.com/api/', '--site', 'acme']

test('reads the arguments, with a foreign origin by default', () => {
  expect(readArguments(['check-api', ...both])).toMatchObject({
    base: 'https://mall.example.com/api',
    site: 'acme',
    origin: 'https://pages.example',
    timeLimit: 15_000,
    write: false,
    json: false,
  })
  expect(readArguments([...both, '--origin', 'https://www.acme.com/shop', '--timeout', '0.5'])).toMatchObject(
    {
      origin: 'https://www.acme.com',
      timeLimit: 500,
    },
  )
})

test('explains every option in --help', () => {
  expect(readArguments(['--help'])).toBe('help')
  for (const [option] of help.matchAll(/--\w+/g)) expect(help.split(option).length, option).toBeGreaterThan(1)
})

describe('reports invalid arguments', () => {
  const cases: [string[], string][] = [
    [[], '--base is missing'],
    [['--base', 'https://a.example'], '--site is missing'],
    [['--base', 'mall.example.com', '--site', 'acme'], '--base "mall.example.com" is no http address'],
    [['--base', 'file:///api', '--site', 'acme'], 'is no http address'],
    [['--base', 'https://a.example/api?x=1', '--site', 'acme'], 'holds a query or a fragment'],
    [[...both, '--origin', 'acme'], '--origin "acme" is no http address'],
    [[...both, '--timeout', 'soon'], '--timeout "soon" is no number of seconds'],
    [[...both, '--account', 'demo'], '--account and --password belong together'],
    [[...both, '--screen', 'godos'], 'there is no screen "godos": addresses, '],
    [[...both, '--write'], '--write needs a member'],
    [[...both, '--documents', 'tester'], '--documents needs that account'],
    [
      [...both, '--documents', 'tester', '--account', 'demo', '--password', 'x'],
      '--documents and --account name two accounts',
    ],
    [[...both, '--company', 'tester'], '--company needs that account'],
    [
      [...both, '--company', 'tester', '--account', 'demo', '--password', 'x'],
      '--company and --account name two accounts',
    ],
    [[...both, '--documents'], 'argument missing'],
    [[...both, '--wirte'], "Unknown option '--wirte'"],
    [['check-apu', ...both], 'there is no command "check-apu": check-api, render'],
  ]
  test.each(cases)('%j', (given, sentence) => {
    expect(() => readArguments(given)).toThrow(sentence)
  })
})
