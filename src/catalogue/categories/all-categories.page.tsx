import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { hiddenParts } from '../../core/host/hidden-parts'
import { Breadcrumb } from '../../ui/pages/breadcrumb'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { Page } from '../../ui/pages/page-frame'
import { useSheet } from '../../ui/sheet'
import { SkeletonRows } from '../../ui/tables/skeleton-rows'
import sheet from './all-categories.css?sheet'
import { categoryMessages } from './categories.messages'
import { categoriesOf } from './categories.store'
import { CategoryIndex } from './category-index'
import { CategorySection } from './category-section'

/** Page of the whole category tree, with an index of the first level. */
export default function AllCategoriesPage({ hide }: { hide?: string | undefined }) {
  useSheet(sheet)
  const say = useSay(categoryMessages)
  const href = useHref()
  const categories = categoriesOf(useScope())
  const { value } = useStore(categories.$state)
  const [current, setCurrent] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const hidden = hiddenParts(hide)

  // The current department is the last one whose head is above the upper third of the window.
  useEffect(() => {
    const sections = [...(list.current?.querySelectorAll<HTMLElement>('[data-department]') ?? [])]
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (seen instanceof HTMLElement) setCurrent(seen.dataset.department ?? '')
      },
      { rootMargin: '-20% 0px -79% 0px' },
    )
    for (const section of sections) watch.observe(section)
    return () => watch.disconnect()
  }, [value])

  function goTo(id: string) {
    const section = list.current?.querySelector<HTMLElement>(`[data-department="${CSS.escape(id)}"]`)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector('a')?.focus({ preventScroll: true })
    setCurrent(id)
  }

  return (
    <div className="category-all-room">
      {!hidden.has('breadcrumb') && (
        <Breadcrumb items={[{ label: say('home'), href: href('home') }, { label: say('all') }]} />
      )}
      <Page
        of={categories}
        what={say('all')}
        skeleton={
          <Card padding="none">
            <SkeletonRows rows={8} />
          </Card>
        }
        empty={{ when: (tree) => tree.length === 0, drawing: 'list', title: say('none') }}
      >
        {(tree) => (
          <div className="category-all">
            <h1 className="visually-hidden">{say('all')}</h1>
            {!hidden.has('index') && (
              <CategoryIndex of={tree} current={current || (tree[0]?.id ?? '')} onGo={goTo} />
            )}
            <div className="category-all-list stack gap-16" ref={list}>
              {tree.map((department) => (
                <CategorySection key={department.id} department={department} />
              ))}
            </div>
          </div>
        )}
      </Page>
    </div>
  )
}
