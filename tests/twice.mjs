import { withReason } from './report.mjs'

/** More files than these do not fail by chance, and would take as long again. */
const mostFiles = 5

const failedIn = (results) =>
  results.flatMap(({ file, failed }) =>
    failed.map(({ name, reason }) => ({ id: `${file} › ${name}`, name, reason })),
  )

/**
 * Runs files, and on CI those in which something failed once more, alone: of thousands of tests that wait, one finds the
 * machine busy on some day. Journeys are judged alike. What passed the second time only is named at the end of the run as
 * one to look at.
 */
export async function twice(run, again = Boolean(process.env.CI)) {
  const first = await run([])
  const files = first.results.filter(({ failed }) => failed.length > 0).map(({ file }) => file)
  const second = again && files.length > 0 && files.length <= mostFiles ? await run(files) : undefined
  const last = new Map([...first.results, ...(second?.results ?? [])].map((result) => [result.file, result]))
  const failed = failedIn([...last.values()])
  const still = new Set(failed.map(({ id }) => id))
  const names = failed.map(({ name, reason }) => withReason(name, reason))
  return {
    passed: [...last.values()].reduce((sum, { passed }) => sum + passed, 0),
    names: (second ?? first).ok || names.length > 0 ? names : ['the runner itself (see above)'],
    late: failedIn(first.results)
      .filter(({ id }) => !still.has(id))
      .map(({ id }) => id),
  }
}
