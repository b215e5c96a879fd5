import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'

/** Tabs and rows in the size of those that come. */
export const ArticleListSkeleton = ({ pictures }: { pictures: boolean }) => (
  <Card padding="none" className="article-list">
    <div className="article-tabs article-tabs-waiting">
      {[28, 56, 56, 56].map((width, at) => (
        <Skeleton key={at} width={width} />
      ))}
    </div>
    {Array.from({ length: pictures ? 5 : 10 }, (_, at) => (
      <div key={at} className="article-row">
        <div className={pictures ? 'news-row' : 'notice-row'}>
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
