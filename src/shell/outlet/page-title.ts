import { fill } from '../../core/language/messages'
import type { SeoWords } from '../../site/brand-site/seo.store'

type Named = {
  route: string
  /** What the page calls itself. */
  name: string
  shell: { siteName: string; slogan: string } | undefined
  seo: SeoWords | undefined
}

/** Title of a page of the shop. The site's text for it may hold `{page}`. */
export function pageTitle({ route, name, shell, seo }: Named): string {
  const own = route === 'home' ? [shell?.siteName, shell?.slogan] : [name, shell?.siteName]
  return seo?.title ? fill(seo.title, { page: name }) : own.filter(Boolean).join(' · ')
}
