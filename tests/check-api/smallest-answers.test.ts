import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from '../../demo/check-api/check'
import { listenAnywhere } from '../server/port-of'

// A back end that answers what the guide “Your own back end” prints, and nothing else.

const guide = readFileSync('demo/docs/guides/050-own-back-end.md', 'utf8')
const [, section = ''] = /## The smallest answers\n([\s\S]*?)\n## /.exec(guide) ?? []
const answers = new Map(
  [...section.matchAll(/^`((?:GET|POST) [^`]+)`[\s\S]*?```json\n([\s\S]*?)```/gm)].map(([, call, json]) => [
    call,
    json,
  ]),
)
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost')
  const answer = answers.get(`${request.method} ${pathname.replace('/api', '')}`)
  response.setHeader('Access-Control-Allow-Origin', 'http://pages.example')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, Language, Idempotency-Key, X-Trade, If-None-Match',
  )
  response.setHeader('Content-Type', 'application/json')
  response.writeHead(answer || request.method === 'OPTIONS' ? 200 : 404)
  response.end(answer ?? '{}')
})
let base = ''
beforeAll(async () => void (base = `http://localhost:${await listenAnywhere(server)}/api`))
afterAll(() => server.close())

const asked = {
  site: 'acme',
  origin: 'http://pages.example',
  timeLimit: 15_000,
  token: '',
  account: '',
  password: '',
  documents: '',
  company: '',
  screen: '',
  write: false,
}

test('the responses in the guide pass as a catalogue, and need no PUT from other origins', async () => {
  expect(answers.size).toBe(5)
  const { findings, screens } = await check({ ...asked, base, for: 'catalogue' })
  expect(findings).toEqual([])
  // Without a call for the currency, amounts are written in the currency of the page.
  const states = Object.fromEntries(screens.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ search: 'partly', 'trade-price': 'partly' })
})

test('a response with the id of a site only passes', async () => {
  const call = 'GET /pc/bbbAuth/network/site/acme'
  const printed = answers.get(call)
  answers.set(call, '{ "code": 200, "message": "success", "data": { "id": "1" } }')
  const { findings, site } = await check({ ...asked, base, for: 'catalogue' })
  answers.set(call, printed ?? '')
  expect(site.id).toBe('1')
  expect(findings).toEqual([])
})
