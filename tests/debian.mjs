import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const mayInstall =
  process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian packages, if the system is Debian and the user is root. @returns whether they are now installed */
export const installed = (...packages) =>
  mayInstall &&
  [['update'], ['install', '-y', ...packages]].every(
    // 2 is the standard error of the process. In a worker thread `process.stderr` has no file.
    (args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 2, 2] }).status === 0,
  )
