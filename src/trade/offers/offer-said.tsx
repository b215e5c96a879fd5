import { FileList } from '../../site/files/file-list'
import { Card } from '../../ui/card'
import { useSay } from '../../ui/host'
import type { OfferDetail } from './offers.contract'
import { offerMessages } from './offers.messages'

/** What was said when the question was asked. */
export function OfferSaid({ offer }: { offer: OfferDetail }) {
  const say = useSay(offerMessages)
  const { contactName, contactPhone, expectDate, createdAt, remark, files, placedBy } = offer
  const facts = [
    { name: say('contact'), value: contactName },
    { name: say('phone'), value: contactPhone },
    { name: say('wantedBy'), value: expectDate ?? '–' },
    { name: say('askedAt'), value: createdAt.slice(0, 16) },
  ]
  return (
    <Card
      title={say('said')}
      actions={placedBy && <span className="offer-meta">{say('askedBy', { name: placedBy.name })}</span>}
    >
      <dl className="offer-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {remark && (
          <div className="offer-fact-wide">
            <dt>{say('remark')}</dt>
            <dd>{remark}</dd>
          </div>
        )}
        {files.length > 0 && (
          <div className="offer-fact-wide">
            <dt>{say('files')}</dt>
            <dd>
              <FileList files={files} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
