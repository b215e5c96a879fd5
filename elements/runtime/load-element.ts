import { codePatience } from '../../src/core/host/in-time'
import { elementCode, later } from '../element-code'
import { isReplaced } from './page-built-ins'

/** The running file: its address (in an application's bundle, the name of its source), and the nonce of its tag. */
export const origin: { url: string; nonce?: string | undefined } = { url: '' }

const loading = new Map<string, Promise<void>>()

/** Returns whether the code of an element is loaded or loading. */
export const isLoading = (tag: string) => loading.has(tag)

/** Loads the code of an element and defines it. */
export function load(tag: string): Promise<void> {
  const under = loading.get(tag)
  if (under) return under
  const work = customElements.get(tag) ? Promise.resolve() : fetchElement(tag)
  loading.set(tag, work)
  return work
}

/** Returns whether the page's built-ins are usable. The detailed check runs only if some were replaced. */
export const isSound = async () => !isReplaced() || (await later.trouble()).isSound()

/** Loads the code of an element without defining it. */
export const bringCode = async (tag: string) => elementCode().get(tag)?.(origin.nonce)

async function fetchElement(tag: string) {
  const clock = setTimeout(() => {
    loading.delete(tag) // a retry starts a new timeout
    void tellNotLoaded(tag, 'late')
  }, codePatience)
  try {
    if (!(await isSound())) return
    const code = await bringCode(tag)
    // The address may return another file, which throws here, too.
    if (!customElements.get(tag)) code?.default.define()
  } catch (error) {
    loading.delete(tag) // may be retried
    await tellNotLoaded(tag, error)
  } finally {
    clearTimeout(clock)
  }
}

async function tellNotLoaded(tag: string, error: unknown) {
  try {
    ;(await later.trouble()).showNotLoaded(tag, error, origin.url, load)
  } catch {
    // The code of the message failed to load, too; `tradefront.css` shows a message in the page.
    console.error(error)
  }
}
