import { expect, test } from 'vitest'
import { categoryKinds } from '../../demo/server/catalogue/categories/departments'
import { recoloured } from '../../demo/server/images/recolour'
import { bed, listed } from '../catalogue/catalogue-bed'

const picture = (path: string) => bed.app.request(path, { headers: { Host: 'localhost' } })

test('every picture of a list exists', async () => {
  const { content } = await listed({ pageSize: 60 })
  const paths = content.flatMap(({ goodsImageShow }) => goodsImageShow.split(','))
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths) {
    const answer = await picture(path)
    expect([path, answer.status]).toEqual([path, 200])
    const drawn = await answer.text()
    expect(drawn).toMatch(/^<svg width="160" height="160" viewBox="0 0 160 160"/)
    expect(drawn).not.toContain('<text')
  }
})

test('wide pictures and logos are there', async () => {
  for (const path of ['/img/banners/boot.svg', '/img/banners/bearing3.svg', '/img/logos/north.svg']) {
    const answer = await picture(path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).toMatch(/^<svg [\s\S]+<\/svg>\s*$/)
  }
})

test('draws a bearing to scale with its dimensions, and nothing for other goods', async () => {
  const drawn = await (await picture('/img/dimensions/6204-2RS.svg')).text()
  for (const words of ['>d 20<', '>D 47<', '>B 14<']) expect(drawn).toContain(words)
  const [, outside = 0, bore = 0] =
    /<circle cx="190" cy="150" r="([\d.]+)".*?r="([\d.]+)"\/><circle cx="190\.0"/.exec(drawn)?.map(Number) ??
    []
  expect(bore / outside).toBeCloseTo(20 / 47, 1)
  for (const none of ['NU206', '6999', '__proto__', 'SPB 2240'])
    expect((await picture(`/img/dimensions/${encodeURIComponent(none)}.svg`)).status).toBe(404)
})

test('kept for ever, never run', async () => {
  const { headers } = await picture('/img/drawings/1/bearing2.svg')
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test.each([
  '/img/goods/100001-1.svg',
  '/img/drawings/none.svg',
  '/img/drawings/1/none.svg',
  '/img/drawings/6/bearing2.svg',
  '/img/drawings/-1/bearing2.svg',
  '/img/drawings/1/bearing2.png',
  '/img/banners/none.svg',
  '/img/logos/none.svg',
  '/img/logos/..%2Fdrawings%2Fboot.svg',
])('%s is a real 404', async (path) => {
  const answer = await picture(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('every drawing of a kind exists, without text or script', async () => {
  const names = new Set(categoryKinds.flatMap(({ kind }) => kind.drawings))
  expect(names.size).toBeGreaterThan(30)
  for (const name of names) {
    const answer = await picture(`/img/drawings/${name}.svg`)
    expect([name, answer.status]).toEqual([name, 200])
    expect(await answer.text()).not.toMatch(/<(text|script|image|use|a)[\s>]|\son\w+=|href=/i)
  }
})

test('neighbours show other colours, one product always the same', async () => {
  const drill = `<path fill="#6C8FC4"/><path fill="#E6BC4B" stroke="#39414D"/>`
  expect(recoloured(drill, 0)).toBe(drill)
  expect(recoloured(drill, 1)).toBe(`<path fill="#E6BC4B"/><path fill="#C9635A" stroke="#39414D"/>`)
  const pictures = (await listed({ categoryId: '13', pageSize: 30 })).content.flatMap(({ goodsImageShow }) =>
    goodsImageShow.split(','),
  )
  expect(new Set(pictures.map((address) => address.split('/')[3])).size).toBe(6)
  const drills = [0, 1, 2, 3, 4, 5].map(async (turn) =>
    (await picture(`/img/drawings/${turn}/drill.svg`)).text(),
  )
  expect(new Set(await Promise.all(drills)).size).toBeGreaterThan(3)
})
