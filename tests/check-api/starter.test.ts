import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { server } from '../../demo/back-end-starter/server.mjs'
import { check, type Wish } from '../../demo/check-api/check'
import { report } from '../../demo/check-api/report'
import { listenAnywhere } from '../server/port-of'

// Checks the result of the guide “Your own back end” as the guide describes.

const folder = 'demo/back-end-starter'
let base = ''

beforeAll(async () => void (base = `http://localhost:${await listenAnywhere(server)}/api`))
afterAll(() => server.close())

const plain = {
  site: 'acme',
  origin: 'http://pages.example',
  timeLimit: 15_000,
  token: '',
  documents: '',
  company: '',
}
const visitor = { account: '', password: '', write: false, screen: '' }
const checked = (wish: Pick<Wish, 'for'> & Partial<Wish>) => check({ ...plain, ...visitor, base, ...wish })

test('has at most 200 lines', () => {
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(text.join('').split('\n').length).toBeLessThanOrEqual(201)
})

test('passes as a catalogue, and missing features are listed without a finding', async () => {
  const result = await checked({ for: 'catalogue' })
  expect(result.findings).toEqual([])
  const states = new Map(result.screens.map(({ name, state }) => [name, state]))
  expect(['goods', 'search', 'trade-price'].map((name) => [name, states.get(name)])).toEqual([
    ['goods', 'partly'],
    ['search', 'works'],
    ['trade-price', 'works'],
  ])
  expect(states.get('news')).toBe('missing')
  expect(result.missing).toContainEqual({ endpoint: 'reviewPage', without: 'reviews' })
  expect(report(result)).toMatch(/Left away\n(.*\n)* {2}reviews: reviewPage/)
  expect(report(result)).toContain('No findings.')
})

test('has a cart, which a member fills, changes and empties', async () => {
  const member = { account: 'demo', password: 'demo1234', write: true }
  const { findings, wrote, screens } = await checked({ for: 'cart', ...member })
  expect(findings).toEqual([])
  expect(wrote).toMatchObject([{ what: expect.stringContaining('in the cart'), takenBack: true }])
  expect(['works', 'partly']).toContain(screens.find(({ name }) => name === 'cart')?.state)
})

test('has no account endpoints, which a check for accounts reports first', async () => {
  const { findings } = await checked({ for: 'account', account: 'demo', password: 'demo1234' })
  expect(findings[0]).toMatchObject({ endpoint: 'accountHome', kind: 'status', found: 'HTTP 404' })
})

test('one screen can be named by its route or by the tag of an element that shows it', async () => {
  const { screens } = await checked({ for: 'all', screen: 'trade-goods-detail' })
  expect(screens.map(({ name }) => name)).toContain('goods')
})
