import { useStore } from '@nanostores/react'
import { useHref, useOpened, useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { ArticleTrail, ListTrail } from './article-trail'
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
  const say = useSay(articlesMessages)
  const article = useOpened(() => openHelp(scope, id), id)
  const { value } = useStore(article.$state)
  return (
    <>
      <ArticleTrail list={{ label: say('help'), href: href('help') }} of={article} />
      <div className={value === null ? undefined : 'article-help'}>
        {value !== null && <HelpContents articleId={id} />}
        <ArticleView
          of={article}
          listHref={href('help')}
          articleHref={(articleId) => href('helpArticle', { articleId })}
          dated={false}
        />
      </div>
    </>
  )
}

function Overview() {
  const href = useHref()
  const say = useSay(articlesMessages)
  return (
    <>
      <ListTrail list={{ label: say('help'), href: href('help') }} />
      <HelpOverview />
    </>
  )
}

/** Help page: its contents, or one article. */
export default function HelpPage({ articleId }: { articleId?: string | undefined }) {
  useSheet(sheet)
  useSheet(helpSheet)
  return <div className="article-help-page">{articleId ? <Help id={articleId} /> : <Overview />}</div>
}
