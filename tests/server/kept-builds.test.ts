import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/server/app'
import { filesOf } from '../../demo/server/core/http/files'
import { keptBuilds } from '../../demo/server/core/http/kept-builds'
import { openTestbed } from './testbed'

const quiet = { info: () => {}, error: () => {} }
const bed = await openTestbed('open')
const folder = await mkdtemp(join(tmpdir(), 'trade-builds-'))
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())
const shared = { folder: join(folder, 'shared'), days: 30 }

/** Creates a build whose chunks contain its name, and a server for it. */
async function server(build: string) {
  const put = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, build, name)), { recursive: true })
    await writeFile(join(folder, build, name), text)
  }
  await put('storefront/index.html', `<!doctype html><script src="/assets/page-${build}.js">`)
  await put(`storefront/assets/page-${build}.js`, `page of ${build}`)
  await put(`kit/chunks/react-${build}.js`, `chunk of ${build}`)
  await put('kit/tradefront.js', `loader of ${build}`)
  const builds = keptBuilds(join(folder, build), ['storefront', 'kit'], shared)
  const files = { storefront: builds.files('storefront'), kit: builds.files('kit'), docs: filesOf(folder) }
  const app = createApp({ ...bed, log: quiet, files })
  const ask = async (path: string) => {
    const answer = await app.request(`http://localhost:4173${path}`)
    return answer.status === 200 ? answer.text() : answer.status
  }
  return { builds, ask }
}

test('two builds served in parallel share their chunks and have their own pages', async () => {
  const old = await server('a1b2c3d4')
  await old.builds.bring()
  const next = await server('e5f6g7h8')
  // No page of this build can exist before its server has started.
  expect(await old.ask('/kit/chunks/react-e5f6g7h8.js')).toBe(404)
  await next.builds.bring()
  // A folder is read at most once a second.
  const { now } = performance
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 1_000)
  for (const { ask } of [old, next])
    for (const build of ['a1b2c3d4', 'e5f6g7h8']) {
      expect(await ask(`/assets/page-${build}.js`)).toBe(`page of ${build}`)
      expect(await ask(`/kit/chunks/react-${build}.js`)).toBe(`chunk of ${build}`)
    }
  expect(await next.ask('/kit/tradefront.js')).toBe('loader of e5f6g7h8')
  expect(await old.ask('/')).toContain('page-a1b2c3d4')
  expect(await old.ask('/assets/page-none0000.js')).toBe(404)
})

test('deletes a build after 31 days without a server', async () => {
  const [old, next] = [await server('a1b2c3d4'), await server('e5f6g7h8')]
  await old.builds.bring()
  await next.builds.bring()
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  for (const build of ['a1b2c3d4', 'e5f6g7h8'])
    await utimes(join(shared.folder, 'kit/chunks', `react-${build}.js`), longAgo, longAgo)
  await next.builds.job.run(bed.config, quiet)
  expect(await readdir(join(shared.folder, 'kit/chunks'))).toEqual(['react-e5f6g7h8.js'])
})

test('reports a read-only folder at startup', async () => {
  await writeFile(join(folder, 'file'), '')
  await server('a1b2c3d4')
  const builds = keptBuilds(join(folder, 'a1b2c3d4'), ['kit'], { folder: join(folder, 'file'), days: 1 })
  await expect(builds.bring()).rejects.toThrow(/cannot be kept in .*file.*Check KEPT_BUILDS_DIR/)
})
