import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { withSources } from '../with-sources.mjs'

/** Files of the site that are copied unchanged. */
const plain = ['shop.js', 'frame.js', 'favicon.svg']

/** Builds the documentation: the pages' script, and every page from the elements' descriptions and the guides. */
export async function writeDocs(folder) {
  await build({ mode: 'docs', logLevel: 'error' })
  await withSources(async (server) => {
    const { siteFiles } = await server.ssrLoadModule('/demo/docs/docs-site.ts')
    for (const [path, text] of Object.entries(siteFiles())) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  })
  for (const file of plain) cpSync(join('demo', 'docs', file), join(folder, file))
}

if (process.argv[1]?.endsWith('write-docs.mjs')) await writeDocs('dist/docs')
