import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/**
 * Copies only what a built server needs: its files, the files of its packages, and the built pages.
 * Start it with `node dist/server/main.js` in that folder.
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
