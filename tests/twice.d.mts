export type FileResult = { file: string; passed: number; failed: { name: string; reason?: string }[] }
export type Run = {
  /** Whether the runner says that all went well: it may fail without a test. */
  ok: boolean
  results: FileResult[]
}
/**
 * @param run runs these files, or all where none are named
 * @param again whether files in which something failed are run once more; default: on CI
 * @returns how many passed, what failed with its reason, and what passed the second time only
 */
export function twice(
  run: (files: string[]) => Run | Promise<Run>,
  again?: boolean,
): Promise<{ passed: number; names: string[]; late: string[] }>
