import { fill } from '../../core/language/messages'
import type { SeoWords } from '../../site/brand-site/seo.store'

type Named = {
  route: string
  /** Name of the page. */
  name: string
  shell: { siteName: string; slogan: string } | undefined
  seo: SeoWords | undefined
}

/** Returns the title of a page of the shop. The site's own title may contain `{page}`. */
export function pageTitle({ route, name, shell, seo }: Named): string {
  const own = route === 'home' ? [shell?.siteName, shell?.slogan] : [name, shell?.siteName]
  return seo?.title ? fill(seo.title, { page: name }) : own.filter(Boolean).join(' · ')
}
