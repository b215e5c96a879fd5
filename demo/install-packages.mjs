import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const cache = join('node_modules', '.cache')

/**
 * Installs the packages of a folder with its own lockfile, unless they are installed. The packages of the root do not
 * include them, because only some tests and example pages need them.
 * @throws if the npm registry is not reachable
 */
export function installPackages(folder, log = console.log) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'))
  const hash = createHash('sha256').update(lockfile).digest('hex')
  const installed = join(folder, 'node_modules')
  const stamp = join(installed, '.lockfile.sha256')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isInstalled()) return

  log(`Installing the packages of ${folder}, which is done once …`)
  mkdirSync(cache, { recursive: true })
  // Processes that install at the same time, or are killed, must not leave half of a folder.
  const temporary = mkdtempSync(join(cache, 'packages-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      if (existsSync(join(folder, name))) cpSync(join(folder, name), join(temporary, name))
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['ci', ...options], { cwd: temporary, encoding: 'utf8', stdio: 'pipe' })
    writeFileSync(join(temporary, 'node_modules', '.lockfile.sha256'), hash)
    if (isInstalled()) return
    rmSync(installed, { recursive: true, force: true })
    renameSync(join(temporary, 'node_modules'), installed)
  } catch (error) {
    throw new Error(
      `The packages of ${folder} could not be installed. They come from the npm registry, so this needs a network: ${error.stderr || error.message}`,
      { cause: error },
    )
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
