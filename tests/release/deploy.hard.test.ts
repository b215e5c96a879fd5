import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describedSettings } from '../../demo/server/core/config/settings'

const text = (name: string) => readFileSync(`demo/deploy/${name}`, 'utf8')

test('the files of the image exist', () => {
  const named = [...text('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
  const [, entry = ''] = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(text('Dockerfile')) ?? []
  expect(text('lay-out-server.mjs')).toContain(`'${entry}'`)
})

test('compose.yaml sets only known settings', () => {
  const [, shop = ''] = /^ {2}shop:\n((?: {4}.*\n| *\n)+)/m.exec(text('compose.yaml')) ?? []
  const set = [...shop.matchAll(/^ {6}([A-Z][A-Z\d_]+):/gm)].map(([, name = '']) => name)
  expect(set).toContain('DATABASE_URL')
  const known = new Set(describedSettings().map(({ name }) => name))
  expect(set.filter((name) => !known.has(name))).toEqual([])
})
