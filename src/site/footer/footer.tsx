import { useStore } from '@nanostores/react'
import { useScope } from '../../ui/host'
import { useSheet } from '../../ui/sheet'
import { classNames } from '../../ui/class-names'
import { layoutOf } from '../layout/layout.store'
import { themeOf } from '../theme/theme.store'
import { FooterHelp } from './footer-help'
import { Guarantees } from './guarantees'
import { LicenceLine } from './licence-line'
import sheet from './footer.css?sheet'

/** Below every page: promises, help, hotline, licences; on pages of the empty layout one line. */
export default function Footer() {
  useSheet(sheet)
  const scope = useScope()
  const plain = useStore(layoutOf(scope)).kind === 'empty'
  const shell = useStore(themeOf(scope).page.$state).value?.shell
  return (
    <footer
      className={classNames('footer', plain ? 'footer-plain' : 'footer-whole', !shell && 'footer-waiting')}
    >
      {shell && !plain && (
        <>
          <Guarantees of={shell.guarantees} />
          <FooterHelp shell={shell} />
        </>
      )}
      {shell && <LicenceLine company={shell.company} icpHtml={shell.icpHtml} />}
    </footer>
  )
}
