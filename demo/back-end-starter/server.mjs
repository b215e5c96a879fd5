import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { cart, sessionOf } from './cart.mjs'
import { catalogue } from './catalogue.mjs'
import { Refusal } from './goods.mjs'

const calls = { ...catalogue, ...cart }
const headers = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*', // in public: the origins of your pages
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Language, Idempotency-Key, X-Trade',
}

function dataOf({ method, url, headers: sent }, body) {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost')
  const [, parent, id] = /^\/api(.*)\/([^/]*)$/.exec(pathname) ?? []
  const name = [`${method} ${parent}/${id}`, `${method} ${parent}/:`].find((one) => Object.hasOwn(calls, one))
  if (!name) throw new Refusal(404, `There is no ${method} ${pathname}.`, 404)
  const member = sessionOf(sent.authorization)
  if (Object.hasOwn(cart, name) && name !== 'POST /pc/bbbAuth/login' && !member)
    throw new Refusal(401, 'Log in to see this.', 401)
  const ask = () => calls[name]({ id: decodeURIComponent(id), query, body, member })
  const key = sent['idempotency-key'] // the same key: the same answer, done once
  if (!key || !member) return ask()
  if (!member.done.has(key)) member.done.set(key, ask())
  return member.done.get(key)
}

export const server = createServer(async (request, response) => {
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
  const say = (status, answer) => response.writeHead(status, headers).end(JSON.stringify(answer))
  try {
    const body = JSON.parse((await text(request)) || '{}')
    say(200, { code: 200, message: 'success', data: dataOf(request, body) })
  } catch (error) {
    const { code, status, message } = error instanceof Refusal ? error : new Refusal(500, 'This failed.')
    if (code === 500) console.error(error)
    say(status, { code, message, data: null })
  }
})

const { PORT = 8090 } = process.env
if (process.argv[1]?.endsWith('server.mjs'))
  server.listen(PORT, () => console.info(`The back end answers at http://localhost:${PORT}/api`))
