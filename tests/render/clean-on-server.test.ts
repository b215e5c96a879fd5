import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanOnServer } from '../../elements/runtime/clean-on-server'
import { linkAttributes, richAttributes, richTags } from '../../src/ui/rich-profile'
import { brokenMarkup, endlessMarkup } from '../vectors/broken-markup'
import vectors from '../vectors/rich-text.json'

const page = 'https://mall.example'
const clean = (html: string) => cleanOnServer(html, `${page}/api`, page)

const tag = /<\/?([a-z0-9]+)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>/g
const known = [...richAttributes, ...linkAttributes]

/** Returns forbidden content. Incomplete tags and unescaped characters count as well. */
function faults(html: string): string[] {
  const tags = [...html.matchAll(tag)]
  const attributes = tags.flatMap(([, , text = '']) => [...text.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)])
  return [
    ...(html.replace(tag, '').match(/[<>"].*/) ?? []),
    ...tags.flatMap(([, name = '']) => (richTags.includes(name) ? [] : [name])),
    ...attributes.flatMap(([, name = '']) => (known.includes(name) ? [] : [name])),
    ...attributes.flatMap(([, name = '', value = '']) =>
      /^(href|src|poster)$/.test(name) && !/^(https?|mailto|tel):/.test(value) ? [value] : [],
    ),
  ]
}

describe('cleaning rich text on the server', () => {
  it.each(vectors)('removes scripts and forbidden markup: %s', (html) => {
    expect(faults(clean(html))).toEqual([])
  })

  it('cleans any combination of fragments', () => {
    const texts = brokenMarkup([
      '<p>',
      '</p>',
      '<table>',
      '<td>',
      '<svg>',
      '<xmp>',
      '<title>',
      '<!--',
      '-->',
      '<a href=x>',
      '"',
    ])
    fc.assert(
      fc.property(texts, (text) => {
        expect(faults(clean(text))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps text, lists, tables and pictures', () => {
    const html =
      '<h3>介绍</h3><p>适合 <b>电机</b>、<em>水泵</em></p><ul><li>一</li></ul>' +
      '<table><tbody><tr><td colspan="2">二</td></tr></tbody></table>'
    expect(clean(html)).toBe(html)
  })

  it('makes addresses absolute and opens external links in a new tab', () => {
    expect(clean('<a href="/help/1">a</a><a href="//b.example/" target="_self" rel="opener">b</a>')).toBe(
      `<a href="${page}/help/1" rel="noopener noreferrer nofollow">a</a>` +
        '<a href="https://b.example/" rel="noopener noreferrer nofollow" target="_blank">b</a>',
    )
    expect(cleanOnServer('<a href="/help/1">a</a>', `${page}/api`, '')).toContain('target="_blank"')
  })

  it('escapes quotes in text, so that it contains no attribute syntax', () => {
    expect(clean('<p>a style="color:red" b</p>')).toBe('<p>a style=&quot;color:red&quot; b</p>')
  })

  it('closes open elements, so that none closes the box around it', () => {
    expect(clean('<li><div>a<li>b')).toBe('<li><div>a</div></li><li>b</li>')
    expect(clean('<p><dd><div><dd>')).toBe('<p></p><dd><div></div></dd><dd></dd><p></p>')
    expect(clean('<dd><section><dd>a')).toBe('<dd></dd><dd>a</dd>')
  })

  it('handles huge and deep content in time on the server', () => {
    for (const html of endlessMarkup()) expect(clean(html).length).toBeLessThan(500_000)
  })
})
