import { describe, expect, test } from 'vitest'
import { rawBlock, themePage } from '../../../src/site/theme/theme.contract'
import { blockShapes, type BlockType } from '../../../src/shell/home/blocks'

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

/** One of each kind as it may come, with as little as it needs. */
const least: Record<BlockType, object> = {
  slides: { slides: [{ title: 't', button: 'b', link: '/' }], shortcuts: [] },
  headerNavigation: { items: [{ label: 'l', link: '/' }] },
  quickNavigation: { items: [{ icon: 'cart', title: 't', link: '/' }] },
  hotGoods: { topList: [{ label: 'l', goods_select: ['1'] }] },
  floorGroup: { title: 't', tabs: [{ label: 'l', data: ['1'] }] },
  topFloor: {
    title: 't',
    tabs: [{ label: 'l', data: ['1'] }],
    ranking: { label: 'l', goods_select: ['1', 2] },
  },
  goodsGroup: { title: 't', data: ['1'] },
  imagesGroup: { columns: 3, items: [{}] },
  carousel: { items: [{}] },
  newsCards: { items: [{ title: 't' }] },
  title: { text: 't' },
  separator: { margin: 8, lineType: 'solid' },
  blankSpace: { height: 0 },
  video: { src: '/a.mp4', title: 't' },
  richText: { html: '<p>x</p>' },
}

describe('schemas of blocks', () => {
  test.each(Object.entries(least))('%s requires exactly its mandatory fields', (type, props) => {
    const [, shape] = Object.entries(blockShapes).find(([name]) => name === type) ?? []
    expect(shape?.safeParse(props).success).toBe(true)
    for (const key of Object.keys(props)) {
      const { [key]: _, ...rest }: Record<string, unknown> = { ...props }
      expect([key, shape?.safeParse(rest).success]).toEqual([key, false])
    }
    for (const given of [null, undefined, 'x', 5, [], [props]]) {
      expect([given, shape?.safeParse(given).success]).toEqual([given, false])
    }
  })

  test('have the specification’s defaults', () => {
    expect(blockShapes.imagesGroup.parse(least.imagesGroup).height).toBe(180)
    expect(blockShapes.carousel.parse(least.carousel)).toMatchObject({
      height: 430,
      autoplay: true,
      indicatorHidden: false,
      extended: 'none',
    })
    expect(blockShapes.floorGroup.parse(least.floorGroup)).toMatchObject({ side: 'left', columns: 4 })
    expect(blockShapes.topFloor.parse(least.topFloor).ranking.goods_select).toEqual(['1', '2'])
  })

  const bad: [BlockType, object][] = [
    ['slides', { slides: [] }],
    ['slides', { shortcuts: Array.from({ length: 51 }, () => ({ label: 'l', link: '/' })) }],
    ['slides', { slides: [{ title: 't', button: 'b', link: '/', drawing: '../../evil' }] }],
    ['quickNavigation', { items: [] }],
    ['hotGoods', { topList: Array.from({ length: 5 }, () => ({ label: 'l', goods_select: ['1'] })) }],
    ['floorGroup', { columns: 0 }],
    ['floorGroup', { columns: 5 }],
    ['floorGroup', { side: 'top' }],
    ['goodsGroup', { data: [] }],
    ['goodsGroup', { data: ids(21) }],
    ['imagesGroup', { columns: 0 }],
    ['imagesGroup', { columns: 6 }],
    ['imagesGroup', { columns: 2.5 }],
    ['carousel', { interval: 10 }],
    ['carousel', { autoplay: 'yes' }],
    ['separator', { margin: -1 }],
    ['separator', { lineType: 'wavy' }],
    ['blankSpace', { height: 601 }],
    ['title', { text: '' }],
    ['richText', { html: 'x'.repeat(200_001) }],
  ]
  test.each(bad)('%s rejects %j', (type, props) => {
    expect(blockShapes[type].safeParse({ ...least[type], ...props }).success).toBe(false)
  })
})

describe('hostile values', () => {
  // A length, a line or a colour is never a text: nothing of this may become CSS.
  const css = [
    'red;}*{background:url(//evil.test)}',
    'expression(1)',
    'var(--x)',
    '100vw*9',
    'url(javascript:1)',
    'calc(100vh * 9)',
    '1e9',
    '#ffffff;position:fixed',
    '#ggg',
    'rgb(0 0 0)',
    'transparent',
    '',
    ' #ffffff',
    '#ffffff\n',
  ]
  const styled: [BlockType, string][] = [
    ['separator', 'color'],
    ['separator', 'margin'],
    ['separator', 'lineType'],
    ['blankSpace', 'height'],
    ['imagesGroup', 'height'],
    ['imagesGroup', 'columns'],
    ['carousel', 'height'],
    ['carousel', 'interval'],
    ['floorGroup', 'columns'],
    ['floorGroup', 'side'],
  ]
  test.each(styled)('%s rejects CSS in its %s', (type, name) => {
    const taken = css.filter(
      (value) => blockShapes[type].safeParse({ ...least[type], [name]: value }).success,
    )
    expect(taken).toEqual([])
  })

  test('limits numbers to their range', () => {
    for (const height of [-1, 1e9, Infinity, NaN, 0.5, '5', null])
      expect([height, blockShapes.blankSpace.safeParse({ height }).success]).toEqual([height, false])
  })

  const noMedia = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=hit()>',
    'data:video/mp4;base64,AAAA',
    'vbscript:x',
    'blob:https://shop.invalid/1',
    'file:///etc/passwd',
    'ftp://example.com/a.mp4',
    'mailto:a@b.cn',
    'tel:10086',
    'about:blank',
    'filesystem:https://x/y',
    'view-source:https://x',
    'ws://x/y',
    '//evil.test/a.mp4',
    '/\\evil.test/a.mp4',
    '\\\\evil.test/a.mp4',
    '\\/evil.test/a.mp4',
    'a.mp4',
    './a.mp4',
    '../a.mp4',
    '?a',
    '#a',
    '',
    ' ',
    'http://',
    'https://',
    'http:///',
    'https://[::1',
    'https://exa mple.com/a',
    `/${'x'.repeat(2000)}`,
  ]
  const isMedia = ['/a.mp4', '/img/a b.png', 'https://cdn.example.com/a.mp4', 'HTTP://example.com/a?x=1#y']
  test.each(noMedia)('rejects %j as a film or picture', (src) => {
    expect(blockShapes.video.safeParse({ src, title: 't' }).success).toBe(false)
    expect(blockShapes.imagesGroup.safeParse({ columns: 1, items: [{ picture: src }] }).success).toBe(false)
  })
  test.each(isMedia)('accepts %j as a film', (src) => {
    expect(blockShapes.video.safeParse({ src, title: 't' }).success).toBe(true)
  })
})

describe('blocks of a page', () => {
  const title = { type: 'title', version: 1, props: { text: '热销' } }
  const read = (blocks: unknown[]) => blocks.map((given) => rawBlock.parse(given))

  test('are of version 1 by default', () => {
    const { version: _, ...without } = title
    expect(read([without, { ...title, version: 'two' }, { ...title, version: 7 }])).toEqual([
      title,
      title,
      { ...title, version: 7 },
    ])
  })

  test('become empty if they are invalid, and the others remain', () => {
    const answer = {
      brandColour: '#1652B0',
      themeToggle: 10,
      shell: {
        siteName: '店',
        slogan: '',
        company: '',
        phone: '',
        workTime: '',
        icpHtml: '',
        tabs: [],
        hotWords: [],
        helpColumns: [],
        guarantees: [],
      },
      blocks: [null, 5, 'title', [], {}, { type: 5, version: 1, props: {} }, title],
    }
    const { blocks } = themePage.shapes.data.parse(answer)
    expect(blocks.map(({ type }) => type)).toEqual(['', '', '', '', '', '', 'title'])
    expect(blocks.at(-1)).toEqual(title)
  })
})

test('accepts slides with more shortcuts than fit', () => {
  const shortcuts = Array.from({ length: 6 }, () => ({ label: 'l', link: '/' }))
  expect(blockShapes.slides.safeParse({ ...least.slides, shortcuts }).success).toBe(true)
})
