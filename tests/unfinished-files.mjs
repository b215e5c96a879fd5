import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Lists unfinished tests, for a run that has to be killed. It is a reporter of Vitest and Playwright. */
export default class Unfinished {
  begun = new Set()

  write() {
    writeFileSync(process.env.TEST_UNFINISHED ?? '/dev/null', [...this.begun].join('\n'))
  }

  begin(name) {
    this.begun.add(name)
    this.write()
  }

  end(name) {
    this.begun.delete(name)
    this.write()
  }

  onTestModuleQueued({ moduleId }) {
    this.begin(relative('', moduleId))
  }

  onTestModuleEnd({ moduleId }) {
    this.end(relative('', moduleId))
  }

  onTestBegin({ location: { file }, title }) {
    this.begin(`${relative('', file)} › ${title}`)
  }

  onTestEnd({ location: { file }, title }) {
    this.end(`${relative('', file)} › ${title}`)
  }
}
