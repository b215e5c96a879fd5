import { useEffect, useState } from 'react'
import { formatMoney, type Minor } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { useSay } from '../../ui/host'
import { Input } from '../../ui/input'
import { useSheet } from '../../ui/sheet'
import { Switch } from '../../ui/switch'
import sheet from './points-choice.css?sheet'
import { grouped } from './grouped'
import { pointsMessages } from './points.messages'

type PointsChoiceProps = {
  points: { available: number; most: number; used: number }
  /** What they take off now. */
  worth: Minor
  /** @param typed more figures may follow */
  onChange: (points: number, typed?: boolean) => void
}

/** Whether points are used, and how many; never more than the server allows. */
export function PointsChoice({ points: { available, most, used }, worth, onChange }: PointsChoiceProps) {
  useSheet(sheet)
  const say = useSay(pointsMessages)
  const currency = useCurrency()
  const [text, setText] = useState(String(used))
  const [typing, setTyping] = useState(false)
  // While somebody types the figures are theirs; afterwards they are what the server allowed.
  useEffect(() => {
    if (!typing) setText(String(used))
  }, [used, typing])

  function type(value: string) {
    const digits = value.replace(/\D/g, '').slice(0, 9)
    setText(digits)
    onChange(Math.min(Number(digits), most), true)
  }
  return (
    <section className="points-choice">
      <div className="points-choice-head">
        <h3 className="points-choice-title">{say('deduct')}</h3>
        <span>{say('available', { n: grouped(available) })}</span>
        <Switch
          aria-label={say('deduct')}
          className="points-choice-switch"
          checked={used > 0 || typing}
          disabled={most === 0}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? most : 0)}
        />
      </div>
      {most === 0 && <p className="points-choice-about">{say('notNow')}</p>}
      {(used > 0 || typing) && (
        <div className="points-choice-amount">
          <Input
            width={112}
            inputMode="numeric"
            aria-label={say('amount')}
            title={say('most', { n: grouped(most) })}
            value={text}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <span>{say('worth', { amount: formatMoney(worth, currency) })}</span>
          <button
            type="button"
            className="points-choice-all link"
            part="action"
            onClick={() => onChange(most)}
          >
            {say('all')}
          </button>
        </div>
      )}
    </section>
  )
}
