import { say } from './say'

/** Shows the damaged built-ins as text. The doctor itself cannot render on such a page. */
export function showDamage(names: string) {
  const report = document.createElement('div')
  report.setAttribute('role', 'dialog')
  report.setAttribute('aria-label', say('doctor'))
  report.popover = 'auto'
  report.append(say('damage') + names)
  document.body.append(report)
  report.addEventListener('toggle', () => report.matches(':popover-open') || report.remove())
  report.showPopover()
}
