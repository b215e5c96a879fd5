import { beforeEach, describe, expect, test } from 'vitest'
import { captchaPicture } from '../../src/session/sign-in/captcha.contract'
import { signIn } from '../../src/session/sign-in/sign-in.contract'
import { limitKey } from '../../demo/server/core/security/limit-key'
import { networkOf } from '../../demo/server/core/http/network'
import { checkLimited, standing } from '../../demo/server/session/sign-in/attempts'
import { takeLimited } from '../../demo/server/session/operator/code-tries'
import { fixedCode, openTestbed } from './testbed'

const bed = await openTestbed('open', { trustProxy: true })
beforeEach(() => bed.reset())

describe('networkOf', () => {
  test.for([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::2::3', '1::2::3'],
    ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
    ['unknown', 'unknown'],
  ] as const)('maps %s to %s', ([address, network]) => expect(networkOf(address)).toBe(network))
})

describe('limitKey', () => {
  test('keys of different kinds differ for any input', () => {
    const typed = ['demo', 'operatorCode', '"operatorCode","account","demo"', 'a|b', '\0', '\ud800']
    const keys = typed.flatMap((account) => [
      limitKey('buyerPassword', { account }),
      limitKey('operatorCode', { account }),
      limitKey('operatorPassword', { account }),
    ])
    expect(new Set(keys).size).toBe(keys.length)
    expect(limitKey('buyerPassword', { account: 'a', address: 'b' })).not.toBe(
      limitKey('buyerPassword', { account: 'a","address","b' }),
    )
    expect(keys.join('')).not.toContain('\0')
  })

  test('two addresses of one IPv6 /64 share a key', () => {
    const keys = ['2001:db8::1', '2001:db8::ffff:1', '2001:db8:0:1::1'].map((address) =>
      limitKey('captcha', { address }),
    )
    expect(keys[0]).toBe(keys[1])
    expect(keys[0]).not.toBe(keys[2])
  })
})

test('failed buyer logins under an operator’s name do not count for the operator', () =>
  bed.inside(async () => {
    for (const account of ['operator code root', 'operator root', 'root'])
      for (let at = 0; at < 25; at++) {
        const address = `10.0.${at}.1`
        await checkLimited('buyerPassword', account, address, async () => false)
      }
    expect(await standing('operatorCode', 'root', '10.1.0.1')).toEqual({ wait: 0, failures: 0 })
    expect(await standing('operatorPassword', 'root', '10.1.0.1')).toEqual({ wait: 0, failures: 0 })
    expect(await takeLimited('root', '10.0.1.1', async () => true)).toBe(true)
  }))

test('refuses wrong passwords from an IPv6 /64 with 429 after thirty', async () => {
  const codes: number[] = []
  for (let at = 0; at < 40; at++) {
    const from = { headers: { 'X-Forwarded-For': `2001:db8:0:7::${at.toString(16)}` } }
    const captchaKey = crypto.randomUUID()
    await bed.ask(captchaPicture, { query: { key: captchaKey } }, from)
    const body = { loginAccount: `nobody${at}`, password: 'wrong', captchaKey, captcha: fixedCode }
    codes.push((await (await bed.ask(signIn, { body }, from)).json()).code)
  }
  expect(codes.filter((code) => code === 401)).toHaveLength(30)
  expect(codes.filter((code) => code === 429)).toHaveLength(10)
})
