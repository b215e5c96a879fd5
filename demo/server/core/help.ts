import { settingsTold } from './settings'

/** Printed by `--help`. */
export const help = () => `node demo/start.mjs [--goods N] [--seed | --create-operator | --help]

--goods N           the same as GOODS=N
--seed              fills the database with its first rows, and ends
--create-operator   makes an operator of the platform, and ends
--help              prints this

Settings are variables of the environment, with what is taken where one is not set:

${settingsTold()
  .map(({ name, otherwise, about }) => `${name}${otherwise && `=${otherwise}`}\n    ${about}`)
  .join('\n')}`

/** The same as a table of the README. */
export const settingsTable = () =>
  [
    '| variable | default | what |',
    '| --- | --- | --- |',
    ...settingsTold().map(
      ({ name, otherwise, about }) => `| \`${name}\` | ${otherwise && `\`${otherwise}\``} | ${about} |`,
    ),
  ].join('\n')
