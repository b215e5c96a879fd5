import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/**
 * Lays out what a built server needs and nothing else: its files, those of packages that it takes, and the built pages.
 * `node dist/server/main.js` in that folder starts it.
 *
 * Usage: node demo/deploy/lay-out-server.mjs FOLDER
 */
const [folder] = process.argv.slice(2)
const server = 'dist/server/main.js'
if (!folder || !existsSync(server)) {
  console.error('Usage, after npm run build: node demo/deploy/lay-out-server.mjs FOLDER')
  process.exit(1)
}
const { fileList } = await nodeFileTrace([server, 'dist/server/sheet-worker.js'])
const pages = ['dist/kit', 'dist/storefront', 'dist/docs']
for (const path of [...fileList, ...pages]) cpSync(path, join(folder, path), { recursive: true })
