import { beforeEach, describe, expect, test } from 'vitest'
import { bed, checkServer, memberToken } from './checked-server'
import {
  at,
  finding,
  goods,
  header,
  replied,
  instead401,
  isPreflight,
  rows,
  sentWith,
  withBody,
  type Row,
} from './faults'

const cart = '/bbb/userCenter/userShoppingCar'
const stranger = ({ headers }: Request) => headers.get('origin')?.endsWith('.invalid') === true

let token = ''
beforeEach(async () => {
  await bed.reset()
  token = await memberToken()
})

const toVisitors: Row[] = [
  ['no CORS', header('Access-Control-Allow-Origin'), { kind: 'cors', path: 'Access-Control-Allow-Origin' }],
  [
    'answers that another origin cannot read',
    header('Access-Control-Allow-Origin', undefined, (request) => !isPreflight(request)),
    { kind: 'cors', found: 'nothing, on answers' },
  ],
  [
    'a preflight that does not let the token through',
    header('Access-Control-Allow-Headers', '*', isPreflight),
    { kind: 'cors', path: 'Access-Control-Allow-Headers', expected: 'Authorization' },
  ],
  [
    'a preflight that does not let a method through',
    header('Access-Control-Allow-Methods', 'GET, POST', isPreflight),
    { kind: 'cors', path: 'Access-Control-Allow-Methods', expected: 'DELETE' },
  ],
  [
    'a preflight with status 405',
    async (request, server) => (isPreflight(request) ? new Response('', { status: 405 }) : server(request)),
    { kind: 'cors', found: 'HTTP 405' },
  ],
  [
    'any origin with credentials',
    async (request, server) =>
      stranger(request)
        ? new Response(null, {
            status: 204,
            headers: {
              'Access-Control-Allow-Origin': request.headers.get('origin') ?? '',
              'Access-Control-Allow-Credentials': 'true',
            },
          })
        : server(request),
    { kind: 'cors', path: 'Access-Control-Allow-Credentials' },
  ],
  [
    'a wrong status for a visitor',
    instead401(403, { code: 403, message: '请登录' }),
    { kind: 'session', found: 'HTTP 403' },
  ],
  [
    'the status in the body only',
    instead401(200, { code: 401, message: '请登录' }),
    { kind: 'session', found: 'HTTP 200, code 401' },
  ],
  [
    'a member’s response to a visitor',
    async (request, server) =>
      server(isPreflight(request) ? request : await sentWith(request, 'Authorization', token)),
    { kind: 'session', found: 'an answer as if logged in' },
  ],
  [
    'an unknown site',
    at('/pc/bbbAuth/network/site', (answer) => withBody(answer, '{"code":404,"message":"站点不存在"}')),
    { kind: 'refused', endpoint: 'findSite' },
  ],
]

const toMembers: Row[] = [
  [
    'an unknown code of a state',
    rows('/bbb/userCenter/order/page', (row) => (row.state = 77)),
    { kind: 'code', endpoint: 'pageOrders', path: 'data.content[0].state', found: '77' },
  ],
  [
    'a 401 for a valid token',
    at('/bbb/userCenter/order/page', (answer) => withBody(answer, '{"code":401}', 401)),
    { kind: 'session', endpoint: 'pageOrders', expected: 'an answer to this token' },
  ],
]

const toWriters: Row[] = [
  [
    'an idempotency key without effect',
    async (request, server) =>
      server(
        request.url.endsWith(`${cart}/add`) && !isPreflight(request)
          ? await sentWith(request, 'Idempotency-Key', crypto.randomUUID())
          : request,
      ),
    { kind: 'write', endpoint: 'addToCart', path: 'quantity' },
  ],
  [
    'a write without effect',
    replied(`${cart}/updateQuantity`, () => '{"quantity":1}'),
    { kind: 'write', endpoint: 'updateQuantity' },
  ],
]

describe('finds', () => {
  test.each(toVisitors)('%s', async (_, fault, finds) => {
    const { findings } = await checkServer({ screen: 'search' }, fault)
    expect(findings).toEqual(finding(finds))
  })

  test.each(toMembers)('%s', async (_, fault, finds) => {
    const { findings } = await checkServer({ token, screen: 'orders' }, fault)
    expect(findings).toEqual(finding(finds))
  })

  test.each(toWriters)('%s', async (_, fault, finds) => {
    const { findings } = await checkServer({ token, write: true, screen: 'cart' }, fault)
    expect(findings).toEqual(finding(finds))
  })

  test('a response after the timeout', async () => {
    const { findings } = await checkServer({ timeLimit: 50, screen: 'search' }, (request, server) =>
      request.url.endsWith(goods)
        ? new Promise((_, fail) => request.signal.addEventListener('abort', fail))
        : server(request),
    )
    expect(findings).toEqual(finding({ kind: 'reach', found: 'no answer within 0.05 s' }))
  })
})
