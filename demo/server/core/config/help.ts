import { tasks } from './config'
import { describedSettings } from './settings'

/** Printed by `--help`. */
export const help = () => `node demo/start.mjs [--goods N] [${Object.keys(tasks).join(' | ')}]

--goods N
    the same as GOODS=N
${Object.entries(tasks)
  .map(([option, task]) => `${option}${'takes' in task ? ` ${task.takes}` : ''}\n    ${task.about}`)
  .join('\n')}

Settings are variables of the environment, with what is taken where one is not set:

${describedSettings()
  .map(({ name, otherwise, about }) => `${name}${otherwise && `=${otherwise}`}\n    ${about}`)
  .join('\n')}`
