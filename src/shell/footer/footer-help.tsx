import { telephone } from '../../core/address/safe-url'
import { Button } from '../../ui/button'
import { useHref, useSay, useScope } from '../../ui/host'
import { consultOf } from '../../site/customer-service/consult.store'
import { targetOf } from '../../site/links/target'
import { ThemeLink } from '../../site/links/theme-link'
import type { ThemePage } from '../../site/theme/theme.store'
import { FooterCodes } from './footer-codes'
import { footerMessages } from './footer.messages'

const most = 5

/** Columns of help links and the hotline. */
export function FooterHelp({ shell }: { shell: ThemePage['shell'] }) {
  const say = useSay(footerMessages)
  const href = useHref()
  const scope = useScope()
  const columns = shell.helpColumns
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => targetOf(url, href)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <div className="footer-inner footer-help row stretch">
      <nav className="footer-columns" aria-label={say('help')}>
        {columns.slice(0, most).map(({ title, links }) => (
          <section key={title} className="footer-column">
            <h2 className="footer-title text-dense bold ink">{title}</h2>
            <ul>
              {links.map(({ label, url }) => (
                <li key={label} className="footer-link">
                  <ThemeLink url={url}>{label}</ThemeLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {shell.phone && (
        <section className="footer-hotline">
          <h2 className="footer-title text-dense bold ink">{say('hotline')}</h2>
          <a className="footer-phone block text-h1 bold ink" href={telephone(shell.phone)}>
            {shell.phone}
          </a>
          <p>{shell.workTime}</p>
          <Button size="small" icon="headset" className="above-8" onClick={() => consultOf(scope).open()}>
            {say('consult')}
          </Button>
        </section>
      )}
      <FooterCodes of={shell} />
    </div>
  )
}
