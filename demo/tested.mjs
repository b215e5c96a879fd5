import { execFileSync } from 'node:child_process'

/**
 * Marks a commit for which `npm run test:all` passed: a git note with the time.
 *
 * Usage: node demo/tested.mjs --mark
 */
const ref = 'test-all'
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const changed = () => git('status', '--porcelain')

/** @throws if this commit has no mark, or the working tree differs from it */
export function requireTested() {
  if (changed()) throw new Error('files differ from the commit: commit them, then run npm run test:all')
  try {
    git('notes', `--ref=${ref}`, 'show', 'HEAD')
  } catch {
    throw new Error(
      `npm run test:all has not passed for commit ${git('rev-parse', '--short', 'HEAD')}: run it, or fetch refs/notes/${ref}`,
    )
  }
}

if (process.argv[2] === '--mark' && process.argv[1]?.endsWith('tested.mjs')) {
  if (changed()) console.log('Files differ from the commit, so it gets no mark for npm run release.')
  else
    git(
      'notes',
      `--ref=${ref}`,
      'add',
      '-f',
      '-m',
      `npm run test:all passed on ${new Date().toISOString()}`,
      'HEAD',
    )
}
