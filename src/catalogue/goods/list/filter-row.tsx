import { useState, type FocusEvent, type ReactNode } from 'react'
import type { Step } from '../../../core/store/step'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/forms/checkbox'
import { classNames } from '../../../ui/class-names'
import { useSay } from '../../../ui/host'
import { Icon } from '../../../ui/icons/icon'
import { LinkOrButton } from '../../../ui/link-or-button'
import { goodsListMessages } from './goods-list.messages'
import { useOverflow } from '../../../ui/overflow'

export type FilterValue = { value: string; label: string }

type FilterRowProps = {
  label: string
  values: readonly FilterValue[]
  /** Selected values, which are alternatives. */
  chosen: readonly string[]
  to: (values: string[]) => Step
  /** Only one value can be selected. */
  single?: boolean
  /** Additional control after the values. */
  children?: ReactNode
}

/** Number of values from which the button for several values is always visible; otherwise on hover or focus. */
const long = 6
const lineHeight = 40
/** Width estimates in pixels: space around the text of a value, and width of a line on a desktop. */
const gap = 20
const lineWidth = { single: 1060, several: 980 }
const letterWidth = (letter: string) => (letter > '\u2e80' ? 13 : 7.4)

const isWide = (values: readonly FilterValue[], single: boolean) =>
  values.reduce(
    (sum, { label }) => [...label].reduce((width, letter) => width + letterWidth(letter), sum) + gap,
    0,
  ) > lineWidth[single ? 'single' : 'several']

/** Row of one filter. A press toggles one value; several values are ticked and confirmed together. */
export function FilterRow({ label, values, chosen, to, single = false, children }: FilterRowProps) {
  const say = useSay(goodsListMessages)
  const [open, setOpen] = useState(false)
  const [ticked, setTicked] = useState<readonly string[]>()
  const [list, overflows] = useOverflow<HTMLDivElement>(lineHeight, isWide(values, single))

  function confirm() {
    if (ticked) to([...ticked]).onPress()
    setTicked(undefined)
  }
  const tick = (value: string, on: boolean) =>
    setTicked([...(ticked ?? []).filter((other) => other !== value), ...(on ? [value] : [])])
  const press = (value: string) => to(chosen.length === 1 && chosen[0] === value ? [] : [value])
  // Expands the row, so that a hidden value never has the focus.
  const reveal = ({ target }: FocusEvent<HTMLElement>) => target.offsetTop >= lineHeight && setOpen(true)

  return (
    <div
      className={classNames('goods-filter-row ruled', (open || ticked) && 'goods-filter-row-open')}
      role="group"
      aria-label={label}
    >
      <span className="goods-filter-label rigid ink-2">{label}</span>
      <div className="goods-filter-window grow shrink" onFocus={reveal}>
        <div className="goods-filter-values grow shrink" ref={list}>
          {values.map(({ value, label: word }) =>
            ticked ? (
              <Checkbox
                key={value}
                className="goods-filter-tick"
                checked={ticked.includes(value)}
                onChange={(event) => tick(value, event.target.checked)}
              >
                {word}
              </Checkbox>
            ) : (
              <LinkOrButton
                key={value}
                {...press(value)}
                className={classNames(
                  'goods-filter-value brand-hover focus-inside',
                  chosen.includes(value) && 'goods-filter-value-chosen bold brand',
                )}
                chosen={chosen.includes(value)}
                rel="nofollow"
              >
                {word}
              </LinkOrButton>
            ),
          )}
        </div>
      </div>
      {children}
      <div className="goods-filter-actions row gap-8 stretch rigid">
        {ticked ? (
          <>
            <Button size="small" variant="primary" onClick={confirm}>
              {say('confirm')}
            </Button>
            <Button size="small" onClick={() => setTicked(undefined)}>
              {say('cancel')}
            </Button>
          </>
        ) : (
          <>
            {!single && values.length > 1 && (
              <Button
                size="small"
                icon="plus"
                className={classNames(values.length < long && 'goods-filter-several-quiet')}
                aria-label={say('severalOf', { name: label })}
                onClick={() => setTicked(chosen)}
              >
                {say('several')}
              </Button>
            )}
            {overflows && (
              <Button
                size="small"
                aria-expanded={open}
                aria-label={say(open ? 'lessOf' : 'moreOf', { name: label })}
                onClick={() => setOpen(!open)}
              >
                {say(open ? 'less' : 'more')}
                <Icon name={open ? 'chevronUp' : 'chevronDown'} size={12} />
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
