import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { hrefs } from '../../../src/core/address/hrefs'
import { settingsOf } from '../../../src/core/host/settings'
import { linkAddress, link, targetAt } from '../../../src/site/links/link'
import { targetFor } from '../../../src/site/links/target'
import { defineRoutes, routeTable } from '../../../src/core/address/routes'
import '../../../src/shell/routes'

const href = hrefs({ ...settingsOf(), api: 'http://shop.test/api', home: 'http://shop.test' })

/** The shop as it will be: with the pages that links of blocks name. */
function withPages(work: () => void) {
  const before = routeTable()
  const row = (path: string) => ({ path, title: ['页', 'Page'] as const, page: async () => ({}) })
  defineRoutes({
    ...before,
    newsArticle: row('/news/{articleId}'),
    activity: row('/activity/{activityId}'),
    linkHint: row('/link'),
  })
  try {
    work()
  } finally {
    defineRoutes(before)
  }
}

describe('a link of a block', () => {
  const meant: [unknown, string][] = [
    ['/goods/list/all', '/goods/list/all'],
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [{ type: 'article', id: '7' }, '/news/7'],
    [{ type: 'article', id: 7 }, '/news/7'],
    [{ type: 'activity', id: '9' }, '/activity/9'],
    [{ type: 'article', id: '../../cart' }, '/news/..%2F..%2Fcart'],
    [{ type: 'activity', id: 'a?b#c' }, '/activity/a%3Fb%23c'],
    [{ url: '/goods/list/all' }, '/goods/list/all'],
    [
      { url: '/goods/list/all', goodsKeyWord: '轴承 6204' },
      `/goods/list/all?goodsKeyWord=${encodeURIComponent('轴承')}+6204`,
    ],
    [{ url: '/goods/list/all?a=1', b: '2' }, '/goods/list/all?a=1&b=2'],
    [{ url: '/goods/list/all', page: 2 }, '/goods/list/all?page=2'],
    [{ url: '/goods/list/all', empty: '' }, '/goods/list/all'],
    [{ url: '/help#top', a: '&b=c' }, '/help?a=%26b%3Dc#top'],
    [{ url: 'https://example.com/', a: '1' }, 'https://example.com/?a=1'],
    [{ url: '/news/1', type: 'article', id: '2' }, '/news/2'],
    [{ url: '/help', type: 'faq' }, '/help?type=faq'],
  ]
  test.each(meant)('reads %j as %s', (given, address) => {
    const read = link.safeParse(given)
    expect(read.success && linkAddress(read.data)).toBe(address)
  })

  const none = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>hit()</script>',
    'vbscript:x',
    'blob:https://a/b',
    'file:///etc/passwd',
    'mailto:a@b.cn',
    'about:blank',
    'goods/list/all',
    './cart',
    '?a=b',
    '#top',
    '',
    ' ',
    'http://',
    'https://exa mple.com',
    'https://[::1',
    'https:evil.test',
    'https:/evil.test',
    'javascript://shop.test/%0aalert(1)',
    { url: 'javascript:alert(1)' },
    { url: '' },
    { url: '/cart', nested: { a: 1 } },
    { type: 'article' },
    { type: 'article', id: '' },
    { type: 'order', id: '1' },
    { href: '/cart' },
    {},
    [],
    null,
    5,
    true,
  ]
  test.each(none)('rejects %j', (given) => {
    expect(link.safeParse(given).success).toBe(false)
  })
})

describe('the target of a link', () => {
  test('is a page of the shop by its route, and undefined for an unknown path', () => {
    expect(targetFor('/cart', href)).toEqual({ href: 'http://shop.test/cart', outside: false })
    expect(targetFor('/goods/1?from=home#reviews', href)?.href).toBe(
      'http://shop.test/goods/1?from=home#reviews',
    )
    expect(targetFor('/nowhere', href)).toBe(undefined)
    expect(targetFor('/.//evil.test', href)).toBe(undefined)
    expect(targetFor('/goods/list/../../cart', href)?.href).toBe('http://shop.test/cart')
  })

  test('is the page of an article or activity by its id', () =>
    withPages(() => {
      expect(targetFor({ type: 'article', id: '7' }, href)?.href).toBe('http://shop.test/news/7')
      expect(targetFor({ type: 'activity', id: '9' }, href)?.href).toBe('http://shop.test/activity/9')
    }))

  // Each of them leaves the shop, however it is spelled.
  const outside = [
    'https://evil.test/',
    'HTTPS://EVIL.TEST',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '//evil.test/cart',
    '//evil.test@evil.test',
    'https://shop.test@evil.test/',
  ]
  test.each(outside)('leads %j through the page for external links', (given) =>
    withPages(() => {
      expect(targetAt(given)).toHaveProperty('outside')
      const target = targetFor(given, href)
      expect(target?.outside).toBe(true)
      const url = new URL(target?.href ?? '')
      expect([url.origin, url.pathname]).toEqual(['http://shop.test', '/link'])
      expect(new URL(url.searchParams.get('target') ?? '').hostname).toBe('evil.test')
      // Without the hint page: the complete address of the other site.
      expect(new URL(targetFor(given, href, false)?.href ?? '').hostname).toBe('evil.test')
    }),
  )

  test('is always an absolute http(s) address', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\:.@?#a-z\t]{0,12}$/)),
        (given) => {
          const read = link.safeParse(given)
          const target = read.success ? targetFor(read.data, href, false) : undefined
          if (!target) return
          const { protocol, origin } = new URL(target.href)
          expect(['http:', 'https:']).toContain(protocol)
          if (!target.outside) expect(origin).toBe('http://shop.test')
        },
      ),
      { numRuns: 2000 },
    )
  })
})
