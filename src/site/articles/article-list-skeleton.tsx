import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/pages/skeleton'

/** Skeleton rows in the size of article rows. */
export const ArticleListSkeleton = ({ pictures }: { pictures: boolean }) => (
  <Card padding="none" className="article-list">
    {Array.from({ length: pictures ? 5 : 10 }, (_, at) => (
      <div key={at} className="article-row">
        <div className={pictures ? 'article-news-row' : 'article-announcement-row'}>
          {pictures && <Skeleton width={160} height={100} />}
          <div className="article-waiting">
            <Skeleton width={`${at % 2 ? 44 : 52}%`} />
            {pictures && <Skeleton width="72%" />}
          </div>
        </div>
      </div>
    ))}
  </Card>
)
