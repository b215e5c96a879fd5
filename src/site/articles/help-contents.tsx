import { useStore } from '@nanostores/react'
import { Button } from '../../ui/button'
import { elementIs } from '../../ui/element-state'
import { useHref, useSay, useScope } from '../../ui/host'
import { Skeleton } from '../../ui/pages/skeleton'
import { articlesMessages } from './articles.messages'
import { helpTreeOf } from './help.store'

const waiting = [64, 88, 72, 96, 64, 80, 88, 72, 64, 96, 80, 72]

/** Table of contents beside a help article. */
export function HelpContents({ articleId }: { articleId: string }) {
  const href = useHref()
  const say = useSay(articlesMessages)
  const tree = helpTreeOf(useScope())
  const { status, value } = useStore(tree.$state)
  return (
    <nav className="article-help-contents" aria-label={say('helpTree')}>
      {value?.map(({ id, name, articles }) => (
        <section key={id} className="article-help-group ruled">
          <h2 className="article-help-group-name">{name}</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <a
                  className="article-help-entry text-dense ink-2 focus-inside"
                  href={href('helpArticle', { articleId: article.id })}
                  aria-current={article.id === articleId ? 'page' : undefined}
                >
                  {article.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!value && status === 'loading' && (
        <div className="article-help-contents-waiting stack gap-20">
          {waiting.map((width, at) => (
            <Skeleton key={at} width={width} />
          ))}
        </div>
      )}
      {!value && status === 'failed' && (
        <p className="article-help-group ruled" role="alert" ref={elementIs('failed')}>
          {say('failed')}{' '}
          <Button size="small" onClick={() => void tree.reload()}>
            {say('retry')}
          </Button>
        </p>
      )}
    </nav>
  )
}
