import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pick } from '../../core/language/messages'
import { useLocale, useScope } from '../../ui/host'
import { seoOf, type SeoWords } from '../../site/brand-site/seo.store'
import { useLayout } from '../../site/layout/use-layout'
import { themeOf } from '../../site/theme/theme.store'
import { pageTitle } from './page-title'

/** Sets a `<meta name>` of the page; an empty text removes it. */
function setMeta(name: string, content: string) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!content) return found?.remove()
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.name = name
  meta.content = content
}

/** Returns the brand site's SEO texts for a route; undefined until they are loaded. */
function useSeo(route: string): SeoWords | undefined {
  const scope = useScope()
  const locale = useLocale()
  const [known, setKnown] = useState<{ key: string; words: SeoWords | undefined }>()
  const key = `${locale} ${route}`
  useEffect(() => {
    if (!route) return undefined
    let wanted = true
    void seoOf(scope)
      .words(route)
      .then((words) => wanted && setKnown({ key, words }))
    return () => void (wanted = false)
  }, [scope, route, key])
  return known?.key === key ? known.words : undefined
}

/**
 * Sets title, description and keywords of the document. The site's own title may contain `{page}`, the name of the
 * shown page.
 */
export function usePageWords() {
  const scope = useScope()
  const locale = useLocale()
  const { route, title } = useLayout()
  const shell = useStore(themeOf(scope).page.$state).value?.shell
  const seo = useSeo(route)
  const name = pick(title, locale)

  useEffect(() => {
    if (!route) return
    document.title = pageTitle({ route, name, shell, seo })
    setMeta('description', seo?.description ?? '')
    setMeta('keywords', seo?.keywords ?? '')
  }, [route, name, shell, seo])
}
