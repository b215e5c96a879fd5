import { describe, expect, test } from 'vitest'
import { isPhone, mobileAddress } from '../../../src/shell/outlet/mobile-way'
import { createApp } from '../../../demo/server/app'
import type { Files } from '../../../demo/server/core/http/files'
import { readConfig } from '../../../demo/server/core/config/config'
import { openTestbed } from '../../server/testbed'

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  wechat: 'Mozilla/5.0 (Linux; Android 13; M2102) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
}

describe('phone detection', () => {
  test.each([
    ['iPhone', true],
    ['android', true],
    ['wechat', true],
    ['tablet', false],
    ['iPad', false],
    ['desktop', false],
  ] as const)('%s: %s', (name, phone) => expect(isPhone({ userAgent: agents[name] })).toBe(phone))

  test('uses userAgentData.mobile of the browser', () => {
    expect(isPhone({ userAgent: agents.desktop, userAgentData: { mobile: true } })).toBe(true)
    expect(isPhone({ userAgent: agents.desktop, userAgentData: { mobile: false } })).toBe(false)
  })
})

describe('the mobile address', () => {
  const shop = 'https://shop.example'
  test.each([
    ['/', '/m', `${shop}/m`],
    ['/goods/1?x=2', '/m', `${shop}/m?to=%2Fgoods%2F1%3Fx%3D2`],
    ['/', 'https://m.example.com/', 'https://m.example.com/'],
    ['/', '', undefined],
    ['/m', '/m', undefined],
    ['/m/cart', '/m/', undefined],
    ['/members', '/m', `${shop}/m?to=%2Fmembers`],
    ['/', 'javascript:alert(1)', undefined],
    ['/', 'data:text/html,x', undefined],
  ])('for %s with %s', (path, mobile, to) => expect(mobileAddress(shop + path, mobile)).toBe(to))
})

describe('the server’s path for phones', async () => {
  const bed = await openTestbed('open')
  const storefront: Files = {
    async find(path) {
      const text = '<script src="/kit/tradefront.js" data-api="/api" data-mobile-path="/m"></script>'
      const file = { bytes: new TextEncoder().encode(text), type: 'text/html; charset=utf-8', tag: '"1"' }
      return path === '/index.html' ? file : undefined
    },
  }
  const shop = (env: Record<string, string>) => {
    const { mobilePath, demo, production } = readConfig({ NODE_ENV: 'production', ...env })
    const app = createApp({
      ...bed,
      log: { info: () => {}, error: (line) => bed.errors.push(line) },
      config: { ...bed.config, mobilePath, demo, production },
      files: { storefront, kit: storefront, docs: storefront },
    })
    return async (path: string) => {
      const answer = await app.request(`http://localhost:4173${path}`, {
        headers: { Host: 'localhost:4173' },
      })
      return { status: answer.status, text: await answer.text() }
    }
  }

  test('is served in production and linked by the storefront', async () => {
    const ask = shop({})
    expect((await ask('/')).text).toContain('data-mobile-path="/m"')
    const page = await ask('/m?to=%2Fcart')
    expect(page.status).toBe(200)
    expect(page.text).toContain('href="/cart?desktop=1"')
  })

  test.each([
    ['/mobile', 'data-mobile-path="/mobile"'],
    ['https://m.example.com/?a=1&b=2', 'data-mobile-path="https://m.example.com/?a=1&amp;b=2"'],
    ['', 'data-api="/api"></script>'],
  ])('is disabled by MOBILE_PATH=%s', async (path, written) => {
    const ask = shop({ MOBILE_PATH: path })
    expect((await ask('/')).text).toContain(written)
    expect((await ask('/m')).text).not.toContain('desktop=1')
  })

  test.each(['m', '//evil.example', 'javascript:alert(1)', '/m" onload="x'])('refuses %s', (path) => {
    expect(() => readConfig({ MOBILE_PATH: path })).toThrow('MOBILE_PATH')
  })
})

describe('the demo’s page for phones', async () => {
  const bed = await openTestbed('open')
  const page = async (path: string) =>
    (
      await bed.app.request(
        new Request(`http://localhost:4173${path}`, { headers: { Host: 'localhost:4173' } }),
      )
    ).text()

  test('names the shop and links to its desktop version', async () => {
    const text = await page('/m?to=%2Fgoods%2F100001%3Funit%3D2')
    expect(text).toContain('禾拓工采')
    expect(text).toContain('href="/goods/100001?unit=2&amp;desktop=1"')
  })

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'ignores the redirect %s',
    async (to) => {
      const text = await page(`/m?to=${encodeURIComponent(to)}`)
      expect(text).toContain('href="/?desktop=1"')
      expect(text).not.toContain('evil')
    },
  )
})
