import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Reporter of Vitest: keeps a list of the files that have begun and not ended, for a run that has to be killed. */
export default class UnfinishedFiles {
  files = new Set()

  write() {
    writeFileSync(process.env.TEST_UNFINISHED ?? '/dev/null', [...this.files].join('\n'))
  }

  onTestModuleQueued({ moduleId }) {
    this.files.add(relative('', moduleId))
    this.write()
  }

  onTestModuleEnd({ moduleId }) {
    this.files.delete(relative('', moduleId))
    this.write()
  }
}
