import { useSay } from '../../ui/host'
import { RichText } from '../../ui/rich-text'
import { footerMessages } from './footer.messages'

const year = new Date().getFullYear()

/** Whose shop it is and under which licences. */
export function LicenceLine({ company, icpHtml }: { company: string; icpHtml: string }) {
  const say = useSay(footerMessages)
  return (
    <div className="footer-inner footer-licence">
      <p>{say('copyright', { year, company })}</p>
      <div className="footer-licence-numbers">
        <RichText html={icpHtml} />
      </div>
    </div>
  )
}
