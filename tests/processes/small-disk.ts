import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of so many megabytes, to be filled to the last byte; undefined where this user may not make one. */
export function openDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'trade-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Another program takes all that is left. */
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    free: () => rmSync(filler),
    clear() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    },
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
export type Disk = NonNullable<ReturnType<typeof openDisk>>
