import { useStore } from '@nanostores/react'
import type { Resource } from '../../core/store/resource'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { useHref, useSay } from '../../ui/host'
import type { ArticleDetail } from './articles.contract'
import { articlesMessages } from './articles.messages'

type Crumb = { label: string; href: string }

/** Breadcrumb of an article list. */
export function ListTrail({ list }: { list: Crumb }) {
  const href = useHref()
  const say = useSay(articlesMessages)
  return <Breadcrumb items={[{ label: say('home'), href: href('home') }, list]} />
}

/** Breadcrumb of an article. It shows the title once it is loaded, and nothing for an unknown article. */
export function ArticleTrail({ list, of }: { list: Crumb; of: Resource<ArticleDetail | null> }) {
  const href = useHref()
  const say = useSay(articlesMessages)
  const { value } = useStore(of.$state)
  if (value === null) return null
  const here = { label: value?.title ?? say('article') }
  return <Breadcrumb items={[{ label: say('home'), href: href('home') }, list, here]} />
}
