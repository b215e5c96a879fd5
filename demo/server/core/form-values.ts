import { readBytes } from './json'

/** Bytes of a form at most, where its route says nothing else. */
const ordinaryForm = 20_000

/** The fields of a form as a browser sends it; the last of several of one name. @throws Refusal 413 it is larger */
export async function formValues(request: Request, most = ordinaryForm): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await readBytes(request, most))
  return Object.fromEntries(new URLSearchParams(text))
}
