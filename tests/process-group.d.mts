type Options = { env?: Record<string, string | undefined>; seconds?: number; quiet?: boolean }
/** Runs a command to its end, and kills it and all of its children after a time limit. */
export function run(
  command: string,
  args: string[],
  options?: Options,
): Promise<{ ok: boolean; output: string; killed: boolean }>
