import { useStore } from '@nanostores/react'
import { siteShut } from '../../core/api/site-shut'
import { Button } from '../../ui/button'
import { elementIs } from '../../ui/element-state'
import { useSay, useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { classNames } from '../../ui/class-names'
import { uiMessages } from '../../ui/ui.messages'
import { useLayout } from '../../site/layout/use-layout'
import { themeOf } from '../../site/theme/theme.store'
import { FooterHelp } from './footer-help'
import { Guarantees } from './guarantees'
import { LicenceLine } from './licence-line'
import sheet from './footer.css?sheet'

/** Footer of every page: guarantees, help, hotline, licences. One line in the empty layout. */
export default function Footer() {
  useSheet(sheet)
  const scope = useScope()
  const plain = useLayout().kind === 'empty'
  const say = useSay(uiMessages)
  const { page } = themeOf(scope)
  const state = useStore(page.$state)
  const shell = state.value?.shell
  const failed = !shell && state.status === 'failed' && state.error
  return (
    <footer
      ref={shell ? undefined : elementIs(failed ? 'failed' : 'loading')}
      className={classNames(
        'footer text-meta ink-2',
        plain ? 'footer-plain' : 'footer-whole',
        !shell && !failed && 'footer-waiting',
      )}
    >
      {shell && !plain && (
        <>
          <Guarantees of={shell.guarantees} />
          <FooterHelp shell={shell} />
        </>
      )}
      {failed && (
        <p className="footer-inner footer-licence row wrap gap-24 row-gap-0 stretch between ink-3">
          {failed.code === siteShut ? failed.title : say('failed', { what: say('failedContent') })}
          <Button size="small" icon="refresh" onClick={() => void page.reload()}>
            {say('retry')}
          </Button>
        </p>
      )}
      {shell && <LicenceLine company={shell.company} icpHtml={shell.icpHtml} />}
    </footer>
  )
}
