import { emptySheets } from '../../core/host/empty-sheets'

/** Returns whether a style sheet without rules is empty on purpose. */
async function isMeant({ href }: HTMLLinkElement): Promise<boolean> {
  try {
    const answer = await fetch(href)
    const isSheet = answer.ok && answer.headers.get('content-type')?.startsWith('text/css')
    return Boolean(isSheet) && !/[{@]/.test(await answer.text())
  } catch {
    return false
  }
}

/** Finds style sheets of the page that failed to load. */
export async function missingSheets(): Promise<HTMLLinkElement[]> {
  const found = await Promise.all(emptySheets().map(async (link) => ((await isMeant(link)) ? [] : [link])))
  return found.flat()
}

/** Listens for style sheets that fail later. @returns a function that stops listening */
export function onMissingSheet(act: (link: HTMLLinkElement) => void): () => void {
  const look = ({ target }: Event) => {
    if (
      target instanceof HTMLLinkElement &&
      target.rel === 'stylesheet' &&
      target.href.startsWith(location.origin)
    )
      act(target)
  }
  addEventListener('error', look, true)
  return () => removeEventListener('error', look, true)
}
