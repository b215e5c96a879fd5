import { useStore } from '@nanostores/react'
import { FilterTabs } from '../../ui/tables/filter-tabs'
import { useSay } from '../../ui/host'
import { Skeleton } from '../../ui/pages/skeleton'
import type { ArticleList } from './article-list.store'
import { articlesMessages } from './articles.messages'

const Waiting = () => (
  <div className="page-frame-skeleton article-tabs-waiting row gap-24">
    {[28, 56, 56, 56].map((width, at) => (
      <Skeleton key={at} width={width} />
    ))}
  </div>
)

/** Tabs of the categories with articles. Their space is reserved while they load. */
export function ArticleTabs({ of }: { of: ArticleList }) {
  const say = useSay(articlesMessages)
  const { category } = useStore(of.$query).filters
  const { status, value } = useStore(of.page.$state)
  if (!value) return status === 'loading' && <Waiting />
  const { categories } = value
  if (categories.length === 0) return null
  return (
    <FilterTabs
      label={say('categories')}
      items={[
        { key: '', label: say('all') },
        ...categories.map(({ id, name, count }) => ({ key: id, label: name, count })),
      ]}
      current={categories.some(({ id }) => id === category) ? category : ''}
      to={(key) => of.to({ filters: { category: key } })}
    />
  )
}
