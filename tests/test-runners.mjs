import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './process-group.mjs'
import { fileResult, reportIn, slowest, withReason } from './report.mjs'

/** Folder for the reports of this run. */
export const reports = mkdtempSync(join(tmpdir(), 'tradefront-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

export const bin = (name) => join('node_modules', '.bin', name)

/**
 * Runs a check without tests, which counts as one test.
 * @returns {Promise<import('./run.mjs').Result>}
 */
export async function check(name, command, args, options = {}) {
  const { ok, output, killed } = await run(command, args, { quiet: true, ...options })
  if (!ok) console.log(output)
  return { passed: ok ? 1 : 0, failed: ok ? [] : [killed ? `${name} took too long` : name] }
}

export const sum = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.flatMap(({ failed }) => failed),
})

/**
 * Runs tests whose report contains passed and failed tests by file.
 * @param {string} name of the runner
 * @param {[command: string, ...args: string[]]} line
 * @param {Record<string, string | undefined>} env
 * @param {number} seconds timeout after which they are killed
 * @param {(report: unknown) => ReturnType<typeof fileResult>[]} resultsIn
 */
export async function report(name, [command, ...args], env, seconds, resultsIn) {
  const file = join(reports, `${name}.json`)
  const unfinished = join(reports, `${name}.unfinished`)
  const { ok, killed } = await run(command, args, {
    env: { ...env, TEST_COUNTS: file, TEST_UNFINISHED: unfinished },
    seconds,
  })
  const results = resultsIn(reportIn(file))
  if (results.length > 1) console.log(`Slowest files:\n${slowest(results)}`)
  const failed = results.flatMap((one) =>
    one.failed.map((test) => withReason(`${one.file} › ${test.name}`, test.reason)),
  )
  if (killed) failed.push(killedAfter(name, seconds, unfinished))
  return {
    passed: results.reduce((all, { passed }) => all + passed, 0),
    failed: ok || failed.length > 0 ? failed : [`${name} itself (see above)`],
  }
}

/** Describes a run that was killed. @param unfinished file with the names of unfinished tests */
export const killedAfter = (name, seconds, unfinished) =>
  `${name} was killed after ${seconds} s; not finished: ${textOf(unfinished)}`

function textOf(file) {
  try {
    return readFileSync(file, 'utf8').replaceAll('\n', ', ') || 'nothing that is known'
  } catch {
    return 'nothing that is known'
  }
}

function resultOfFile({ name, status, message, assertionResults, startTime, endTime }) {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, reason: failureMessages[0] }))
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  const file = relative('', name)
  const ms = endTime - startTime
  return fileResult({ file, passed, failed, broken: status === 'failed', reason: message, ms })
}

/** @param {string[]} [files] default: all */
export const vitest = (env, seconds, files = []) =>
  report(
    'vitest',
    [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/unfinished-files.mjs',
      ...files,
    ],
    env,
    seconds,
    ({ testResults } = { testResults: [] }) => testResults.map(resultOfFile),
  )

/** @param {string[]} [files] default: all */
export const webTestRunner = (config, env, seconds, files = []) =>
  report(
    'wtr',
    [bin('wtr'), '--config', config, ...files.flatMap((file) => ['--files', file])],
    env,
    seconds,
    (results = []) => results,
  )
