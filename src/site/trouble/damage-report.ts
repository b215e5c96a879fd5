import { say } from './say'

/** What the doctor would say; it cannot be drawn on such a page itself. */
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
