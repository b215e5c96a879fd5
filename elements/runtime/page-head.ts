import { pick } from '../../src/core/language/messages'
import type { Scope } from '../../src/core/host/scope'
import { seoOf } from '../../src/site/brand-site/seo.store'
import { layoutOf } from '../../src/site/layout/layout.store'
import { drawnNameOf } from '../../src/site/layout/page-name'
import { pageTitle } from '../../src/shell/outlet/page-title'
import { themeOf } from '../../src/site/theme/theme.store'

/** Head of a page besides its elements. */
export type PageHead = {
  locale: string
  /** Empty outside of the shop's own pages, like the texts beside it. */
  title: string
  description: string
  keywords: string
  /** Colour of the brand site, for `--trade-brand`. */
  brand: string
  dark: boolean
}

/** Returns the head of a page after its elements were rendered. */
export async function pageHead(scope: Scope): Promise<PageHead> {
  const { route, title } = layoutOf(scope).get()
  const seo = route ? await seoOf(scope).words(route) : undefined
  const locale = scope.$locale.get()
  const { page, $brand } = themeOf(scope)
  const { shell } = page.$state.value?.value ?? {}
  const name = drawnNameOf(scope).name || pick(title, locale)
  return {
    locale,
    title: route ? pageTitle({ route, name, shell, seo }) : '',
    description: seo?.description ?? '',
    keywords: seo?.keywords ?? '',
    brand: $brand.get(),
    dark: scope.$theme.get() === 'dark',
  }
}
