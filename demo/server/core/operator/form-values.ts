import { readBytes } from '../http/json'

/** Default limit of a form in bytes. */
const ordinaryForm = 20_000

/** Reads the fields of a submitted form; the last of several with one name wins. @throws Refusal 413 too large */
export async function formValues(request: Request, most = ordinaryForm): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await readBytes(request, most))
  return Object.fromEntries(new URLSearchParams(text))
}
