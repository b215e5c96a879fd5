import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../demo/server/app'
import { filesOf } from '../../demo/server/core/http/files'
import { pagesApp } from '../../demo/server/core/http/pages'
import { uploadFile } from '../../src/site/files/files.contract'
import { tally } from '../hard/hard.ts'
import paths from '../vectors/paths.json'
import { openTestbed } from './testbed'

const bed = await openTestbed('open')
const outside = 'these bytes lie outside'
const folder = await mkdtemp(join(tmpdir(), 'trade-paths-'))
beforeAll(async () => {
  await writeFile(join(folder, 'secret.txt'), outside)
  await mkdir(join(folder, 'away'))
  await writeFile(join(folder, 'away', 'secret.txt'), outside)
  for (const name of ['storefront', 'kit', 'docs', 'pages', 'viewer']) {
    await mkdir(join(folder, name, 'assets'), { recursive: true })
    await writeFile(join(folder, name, 'index.html'), 'inside')
    await symlink(join(folder, 'secret.txt'), join(folder, name, 'linked.txt'))
    await symlink(join(folder, 'away'), join(folder, name, 'linked'))
  }
})
afterAll(() => rm(folder, { recursive: true }))

const files = (name: string) => filesOf(join(folder, name))
const app = createApp({
  ...bed,
  log: { info: () => {}, error: () => {} },
  files: { storefront: files('storefront'), kit: files('kit'), docs: files('docs') },
  viewer: files('viewer'),
})
const pages = pagesApp(files('pages'), 'http://localhost:4173')

const { vectors } = paths
const leaks = (text: string) =>
  text.includes(outside) || /root:.*:0:0:|\[fonts\]|"name": "tradefront"/.test(text)
const heads = [
  '',
  'kit/',
  'docs/',
  'assets/',
  'img/',
  'img/goods/',
  'img/films/',
  'api/docs/',
  'api/bbb/file/1/',
  'api/bbb/download/',
  'demo/',
  'm?to=',
  '?path=',
]

test('R116: no path or query reads a file outside of the folders', async () => {
  const found: string[] = []
  let inputs = 0
  for (const vector of vectors)
    for (const head of heads) {
      const address = `http://localhost:4173/${head}${vector}`
      for (const one of [app, pages]) {
        const answer = await one.request(new Request(address, { headers: { Host: 'localhost:4173' } }))
        inputs++
        if (answer.status >= 500 || leaks(await answer.text())) found.push(`${address}: ${answer.status}`)
      }
    }
  expect(found).toEqual([])
  tally({ what: 'paths that would lead outside', inputs, lost: found.length })
})

test('R116: no raw file name, unchanged by a URL parser, reads a file outside', async () => {
  const served = files('kit')
  const found: string[] = []
  for (const vector of paths.vectors)
    for (const name of [
      vector,
      `/${vector}`,
      `/assets/${vector}`,
      decodeURIComponent(vector.replace(/%(?![\da-f]{2})|%(c0|e0|80|af|ae)/gi, '_')),
    ])
      if (await served.find(name)) found.push(name)
  expect(found).toEqual([])
  expect(await served.find('/index.html')).toBeDefined()
})

test('R116: stores no upload under a name with a path', async () => {
  let token = ''
  const png = await fetch(
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  )
  const content = await png.arrayBuffer()
  const found: string[] = []
  for (const [at, vector] of vectors.entries()) {
    // Uploads are limited by the minute.
    if (at % 10 === 0) {
      await bed.reset()
      token = await bed.login('demo')
    }
    const body = new FormData()
    body.append('file', new File([content], `${vector}.png`, { type: 'image/png' }))
    const address = `http://localhost:4173/api${uploadFile.path}`
    const answer = await bed.app.request(
      new Request(address, {
        method: 'POST',
        body,
        headers: { Host: 'localhost:4173', Authorization: token },
      }),
    )
    const text = await answer.text()
    const storedName = /\/bbb\/file\/\d+\/([^"]+)"/.exec(text)?.[1]
    const name = decodeURIComponent(storedName ?? '')
    if (storedName === undefined || /[/\\\0%]|^\.|\.\.$/.test(name)) found.push(`${vector}: ${text}`)
  }
  expect(found).toEqual([])
  tally({ what: 'names of files that would lead outside', inputs: vectors.length, lost: found.length })
})
