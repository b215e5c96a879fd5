import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/pages/skeleton'

/** Skeleton rows in the size of article rows. */
export const ArticleListSkeleton = ({ pictures }: { pictures: boolean }) => (
  <Card padding="none" className="article-list">
    {Array.from({ length: pictures ? 5 : 10 }, (_, at) => (
      <div key={at} className="ruled">
        <div
          className={
            pictures
              ? 'article-news-row row gap-20 stretch focus-inside'
              : 'article-announcement-row focus-inside'
          }
        >
          {pictures && <Skeleton width={160} height={100} />}
          <div className="stack gap-16 top grow">
            <Skeleton width={`${at % 2 ? 44 : 52}%`} />
            {pictures && <Skeleton width="72%" />}
          </div>
        </div>
      </div>
    ))}
  </Card>
)
