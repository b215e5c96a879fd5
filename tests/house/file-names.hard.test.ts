import { build, type Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { runtimeInside } from '../../demo/bundling/runtime-inside'

/** A base that names another file, and a file that needs the bundler’s helpers and imports nothing else. */
const sources = (late: string): Record<string, string> => ({
  late: `export const late = ${JSON.stringify(late)}`,
  base: `export const said = []; export const later = () => import('virtual:late')`,
  old: `module.exports = { old: true }`,
  entry: `import { later, said } from 'virtual:base'; import old from 'virtual:old'; said.push(later, old)`,
})

function inMemory(late: string): Plugin {
  const files = sources(late)
  return {
    name: 'in-memory',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id.slice(8)}.js` : undefined),
    load: (id) => (id.startsWith('\0') ? files[id.slice(1, -3)] : undefined),
  }
}

/** Returns the contents of each file of a build. */
async function built(late: string): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(late), runtimeInside()],
    build: {
      write: false,
      rolldownOptions: {
        input: { entry: 'virtual:entry' },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: { groups: [{ name: (id) => /^\0(base|old|late)\.js$/.exec(id)?.[1] ?? null }] },
        },
      },
    },
  })
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  )
}

// Files under a name with a hash are kept for a year by whoever has them.
describe('a file name with a hash', () => {
  test('changes when the content of the file changes', async () => {
    const [before, after] = [await built('one'), await built('another, and longer')]
    const unchanged = [...before.keys()].filter((name) => name.startsWith('chunks/') && after.has(name))
    for (const name of unchanged) expect([name, after.get(name)]).toEqual([name, before.get(name)])
    expect([...before.keys()].filter((name) => name.includes('/old-'))).toHaveLength(1)
    expect([...before.values()].join('')).toContain('helper_')
  })

  test('does not change for the same content', async () => {
    expect([...(await built('one')).keys()]).toEqual([...(await built('one')).keys()])
  })
})
