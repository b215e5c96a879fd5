import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../demo/server/core/http/listen'
import { deskPath } from '../../demo/server/session/operator/operator-page'
import { addAddress } from '../../src/account/addresses/addresses.contract'
import { goodsPage } from '../../src/catalogue/goods/goods.contract'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
beforeEach(() => bed.reset())
const shop = await listen((request, env) => bed.app.fetch(request, env), { host: '127.0.0.1', port: 0 })
afterAll(() => shop.stop(0))

const codeOf = async (answer: Response) => {
  const { code }: { code: number } = await answer.json()
  return [answer.status, code]
}

test.each(['{"toString":1}', '{"toString":null,"valueOf":1}', '[["1001"]]', 'true'])(
  'a brand site named by %s is refused with 400',
  async (name) => {
    const answer = await bed.app.request('http://localhost:4173/api/bbb/goodsInfo/page', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"brandTerminalId":${name}}`,
    })
    expect(await codeOf(answer)).toEqual([200, 400])
    expect(bed.errors).toEqual([])
  },
)

test('rejects a code beyond the range of an integer column with 400', async () => {
  const headers = { Authorization: await bed.login('demo') }
  const address = 'http://localhost:4173/api/bbb/userCenter/listParam?codes=2147483648'
  expect(await codeOf(await bed.app.request(address, { headers }))).toEqual([200, 400])
})

test('rejects too many attribute filters with an error message', async () => {
  const attrs = Object.fromEntries(Array.from({ length: 1_900 }, (_, at) => [`a${at}`, ['1']]))
  const answer = await bed.ask(goodsPage, { body: { brandTerminalId: '1001', attrs } }, { language: 'en' })
  expect(await answer.json()).toMatchObject({ code: 400, message: 'Filters: at most 20 items.' })
})

test.each(['\u202e', ' \u200b\u2060 ', '\u3164', '\u2800'])(
  'treats the invisible name %j as missing',
  async (consignee) => {
    const body = { consignee, phone: '13800001001', regionCode: '320506', detail: '松涛街 1 号' }
    const asked = bed.call(addAddress, { body }, { token: await bed.login('newbie') })
    await expect(asked).rejects.toMatchObject({ code: 400 })
  },
)

test('rejects a too large operator login form with 413, chunked or not', async () => {
  const form = `account=${'x'.repeat(30_000)}`
  const origin = 'http://localhost:4173'
  const init = { method: 'POST', headers: { Origin: origin, Host: 'localhost:4173' } }
  const at = `${origin}${deskPath(bed.config)}/login`
  const whole = await bed.app.request(at, { ...init, body: form })
  const inPieces = { ...init, body: new Blob([form]).stream(), duplex: 'half' }
  const pieces = await bed.app.request(at, inPieces)
  expect([whole.status, pieces.status]).toEqual([413, 413])
  expect(bed.errors).toEqual([])
})

test('a request with two Host headers is refused with 400', async () => {
  const statusWith = async (...hosts: string[]) => {
    const socket = connect(shop.port, '127.0.0.1')
    const heads = ['GET /api/bbb/pc/settings/currency HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)]
    socket.write(`${heads.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer).split(' ')[1]
  }
  expect(await statusWith('localhost:4173')).toBe('200')
  expect(await statusWith('localhost:4173', 'north.localhost:4173')).toBe('400')
})
