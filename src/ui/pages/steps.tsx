import { classNames } from '../class-names'
import { useSay } from '../host'
import { Icon } from '../icons/icon'
import { useSheet } from '../sheet'
import sheet from './steps.css?sheet'
import { uiMessages } from '../ui.messages'

type StepsProps = {
  items: readonly string[]
  /** Index of the current step. The number of steps: all done. */
  current: number
  /** `row`: labels beside the circles. `track`: labels below, in full width. */
  layout?: 'row' | 'track'
}

/** Progress in a sequence. */
export function Steps({ items, current, layout = 'row' }: StepsProps) {
  useSheet(sheet)
  const say = useSay(uiMessages)
  return (
    <ol className={classNames('steps', `steps-${layout}`)}>
      {items.map((item, at) => (
        <li
          key={item}
          className={classNames('step', at === current && 'step-current', at < current && 'step-done')}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="step-mark">
            {at < current ? <Icon name="check" size={12} label={say('stepDone')} /> : at + 1}
          </span>
          {item}
        </li>
      ))}
    </ol>
  )
}
