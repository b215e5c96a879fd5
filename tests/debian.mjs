import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const mayInstall =
  process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian packages, if the system is Debian and the user is root. @returns whether they are now installed */
export const installed = (...packages) =>
  mayInstall &&
  [['update'], ['install', '-y', ...packages]].every(
    (args) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', process.stderr, process.stderr] }).status ===
      0,
  )
