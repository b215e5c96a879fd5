import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { layOut } from './lay-out.mjs'
import { requireTested } from './tested.mjs'

/**
 * Builds the kit and copies it for a static file host; see lay-out.mjs for the layout. A release requires an entry
 * in CHANGELOG.md and a commit for which `npm run test:all` passed.
 *
 * Usage: npm run release [-- FOLDER ADDRESS]
 * FOLDER is the folder that the host serves, with earlier releases; default dist/release. ADDRESS is its public URL,
 * for the import map and the script tag; default `/`.
 */
const [folder = 'dist/release', address = '/'] = process.argv.slice(2)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

try {
  if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${version}`))
    throw new Error(`CHANGELOG.md has no section for ${version}.`)
  requireTested()
  execFileSync(process.execPath, ['demo/build.mjs', '--package'], { stdio: 'inherit' })
  for (const line of layOut({ kit: 'dist/kit', folder, version, address })) console.log(line)
} catch (error) {
  console.error(`No release: ${error.message}`)
  process.exitCode = 1
}
