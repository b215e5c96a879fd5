import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHref, useSay, useScope } from '../../ui/host'
import { LinkButton } from '../../ui/link-button'
import { Page } from '../../ui/pages/page-frame'
import { Skeleton } from '../../ui/pages/skeleton'
import { consultOf } from '../customer-service/consult.store'
import { articlesMessages } from './articles.messages'
import { helpTreeOf } from './help.store'

const Waiting = () => (
  <div className="article-help-overview">
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <Card key={at} padding="panel">
        <div className="stack gap-16 top grow">
          <Skeleton width={96} height={16} />
          <Skeleton width="48%" />
          <Skeleton width="56%" />
          <Skeleton width="44%" />
          <Skeleton width="52%" />
        </div>
      </Card>
    ))}
  </div>
)

/** Overview of all help articles, with contacts for other questions. */
export function HelpOverview() {
  const href = useHref()
  const scope = useScope()
  const say = useSay(articlesMessages)
  return (
    <Page
      of={helpTreeOf(scope)}
      title={say('help')}
      what={say('help')}
      skeleton={<Waiting />}
      empty={{ when: (tree) => tree.length === 0, title: say('nothing'), text: say('nothingText') }}
    >
      {(tree) => (
        <div className="article-help-overview">
          {tree.map(({ id, name, articles }) => (
            <Card key={id} title={name}>
              <ul className="article-help-links">
                {articles.map((article) => (
                  <li key={article.id}>
                    <a
                      className="article-help-link brand-hover"
                      href={href('helpArticle', { articleId: article.id })}
                    >
                      {article.title}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
          <Card title={say('contactTitle')}>
            <p className="article-help-contact">{say('contactText')}</p>
            <div className="row wrap gap-12 stretch">
              <Button variant="primary" icon="headset" onClick={() => consultOf(scope).open()}>
                {say('consult')}
              </Button>
              <LinkButton href={href('service')}>{say('service')}</LinkButton>
            </div>
          </Card>
        </div>
      )}
    </Page>
  )
}
