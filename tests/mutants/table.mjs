import { threats } from './threats.mjs'

const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('\n', ' ')}\``
const change = ({ from, to }) => (to ? `${code(from)} → ${code(to)}` : `${code(from)} left out`)
const row = ({ id, holds, test, file, ...changed }) =>
  `| ${id} | ${holds} | ${test} | ${file}: ${change({ file, ...changed })} |`
const numbersOf = ({ id }) => id.split(' ').map((one) => Number(one.slice(1)))

/** One chapter: its rows by number, then what of it no test holds yet. */
function chapter(title, wanted, requirements) {
  const numbers = wanted.map(([number]) => number)
  const rows = requirements
    .filter((one) => numbers.includes(numbersOf(one)[0]))
    .toSorted((one, other) => numbersOf(one)[0] - numbersOf(other)[0])
  const held = new Set(requirements.flatMap(numbersOf))
  const missing = wanted.filter(([number]) => !held.has(number))
  return `## ${title}

| R | what holds | test | mutant |
| --- | --- | --- | --- |
${rows.map(row).join('\n')}
${missing.length > 0 ? '\nNot held by a test yet:\n\n' : ''}${missing.map(([number, priority, words]) => `- R${number} (P${priority}): ${words}`).join('\n')}
`
}

/** tests/REQUIREMENTS.md, before it is formatted. */
export const table = (requirements) => `# Requirements and the mutants that turn their tests red

Numbers are those of the project's threat model (tests/mutants/threats.mjs). Made by \`npm run mutants\` from the other
files of that folder: it runs every test unchanged, then makes each change and wants its test to fail.

${Object.entries(threats)
  .map(([title, wanted]) => chapter(title, wanted, requirements))
  .join('\n')}`
