import { useMemo } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb'
import { useHref, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { ArticleView } from './article-view'
import sheet from './articles.css?sheet'
import { articlesMessages } from './articles.messages'
import { HelpContents } from './help-contents'
import { HelpOverview } from './help-overview'
import helpSheet from './help.css?sheet'
import { openHelp } from './help.store'

function Help({ id }: { id: string }) {
  const scope = useScope()
  const href = useHref()
  const article = useMemo(() => openHelp(scope, id), [scope, id])
  return (
    <div className="help">
      <HelpContents articleId={id} />
      <ArticleView
        of={article}
        listHref={href('help')}
        articleHref={(articleId) => href('helpArticle', { articleId })}
        dated={false}
      />
    </div>
  )
}

/** The help centre: its contents, or one article beside them. */
export default function HelpPage({ articleId }: { articleId?: string | undefined }) {
  useSheet(sheet)
  useSheet(helpSheet)
  const href = useHref()
  const say = useSay(articlesMessages)
  const trail = [
    { label: say('home'), href: href('home') },
    { label: say('help'), href: href('help') },
  ]
  return (
    <div className="help-page">
      <Breadcrumb items={articleId ? [...trail, { label: say('article') }] : trail} />
      {articleId ? <Help id={articleId} /> : <HelpOverview />}
    </div>
  )
}
