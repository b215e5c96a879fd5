import { useSay } from '../../ui/host'
import { footerMessages } from './footer.messages'

const words = (html: string) => html.replace(/<[^>]*>/g, ' ')

/** Whose shop it is and under which licences. */
export function LicenceLine({ company, icpHtml }: { company: string; icpHtml: string }) {
  const say = useSay(footerMessages)
  return (
    <div className="footer-inner licence">
      <p>{say('rights', { year: new Date().getFullYear(), company })}</p>
      <div className="licence-numbers">{words(icpHtml)}</div>
    </div>
  )
}
