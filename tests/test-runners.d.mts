type FileResult = { file: string; passed: number; failed: { name: string; reason?: string }[]; ms: number }
/** Runs tests whose report says of each file how many passed and which failed. */
export function report(
  name: string,
  line: [command: string, ...args: string[]],
  env: Record<string, string | undefined>,
  seconds: number,
  resultsIn: (report: unknown) => FileResult[],
): Promise<{ passed: number; failed: string[] }>
