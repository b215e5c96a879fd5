import { useEffect, useState } from 'react'
import { formatMoney, type Minor } from '../../core/money'
import { plainSigns } from '../../core/text/plain-signs'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/forms/input'
import { useSheet } from '../../ui/sheet'
import { Switch } from '../../ui/forms/switch'
import sheet from './points-choice.css?sheet'
import { pointsMessages } from './points.messages'

type PointsChoiceProps = {
  points: {
    available: number
    availableWorth?: Minor | undefined
    most: number
    used: number
    mostWorth?: Minor | undefined
  }
  /** Current discount. */
  worth: Minor
  /** Error message about the requested number of points. Empty if it is accepted. */
  fault: string
  /** @param typed whether the user is still typing */
  onChange: (points: number, typed?: boolean) => void
}

/** Switch and field for the points to use, limited to the server's maximum. */
export function PointsChoice({
  points: { available, availableWorth, most, used, mostWorth },
  worth,
  fault,
  onChange,
}: PointsChoiceProps) {
  useSheet(sheet)
  const say = useSay(pointsMessages)
  const currency = useCurrency()
  const [text, setText] = useState(String(used))
  const [typing, setTyping] = useState(false)
  const [on, setOn] = useState(used > 0)
  // Typed text remains during input and beside an error. Otherwise the field shows the number accepted by the server.
  useEffect(() => {
    if (typing || fault) return
    setText(String(used))
    setOn(used > 0)
  }, [used, typing, fault])

  function type(value: string) {
    const digits = plainSigns(value).replace(/\D/g, '').slice(0, 9)
    setText(digits)
    onChange(Math.min(Number(digits), most), true)
  }
  /** Switches optimistically. The amounts follow with the server's response. */
  function turn(next: boolean) {
    setOn(next)
    setText(String(next ? most : 0))
    onChange(next ? most : 0)
  }
  return (
    <section className="stack gap-8">
      <div className="row wrap gap-8 row-gap-4 text-meta ink-2">
        <h3 className="text-body bold ink">{say('deduct')}</h3>
        <span className="points-choice-available">
          {availableWorth === undefined
            ? say('available', { n: available })
            : say('availableWorth', {
                n: available,
                amount: formatMoney(availableWorth, currency),
              })}
        </span>
        <Switch
          aria-label={say('deduct')}
          className="push"
          checked={on}
          disabled={most === 0}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </div>
      {most === 0 && <p className="note">{say('notNow')}</p>}
      {most > 0 && most < available && mostWorth !== undefined && (
        <p className="note">{say('mostWorth', { n: most, amount: formatMoney(mostWorth, currency) })}</p>
      )}
      {on && (
        <div className="points-choice-amount row wrap gap-8 row-gap-4 text-dense ink-2">
          <Input
            {...(fault ? { error: fault } : { width: 112 })}
            inputMode="numeric"
            aria-label={say('amount')}
            title={say('most', { n: most })}
            value={text}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <span>{say('worth', { amount: formatMoney(worth, currency) })}</span>
          <button type="button" className="link push text-dense" part="action" onClick={() => onChange(most)}>
            {say('all')}
          </button>
        </div>
      )}
    </section>
  )
}
