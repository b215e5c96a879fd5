import { useSay } from '../../ui/host'
import { RichText } from '../../ui/rich-text'
import { useReadOnce } from '../../ui/use-read-once'
import { footerMessages } from './footer.messages'

/** Company of the shop and its licences. */
export function LicenceLine({ company, icpHtml }: { company: string; icpHtml: string }) {
  const say = useSay(footerMessages)
  const year = useReadOnce(() => new Date().getFullYear())
  return (
    <div className="footer-inner footer-licence row wrap gap-24 row-gap-0 stretch between ink-3">
      <p>{say('copyright', { year: String(year), company })}</p>
      <div className="footer-licence-numbers">
        <RichText html={icpHtml} />
      </div>
    </div>
  )
}
