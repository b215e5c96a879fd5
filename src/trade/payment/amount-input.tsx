import { useEffect, useState } from 'react'
import { plainSigns } from '../../core/text/plain-signs'
import { toDecimal, toMinor, type Minor } from '../../core/money'
import { useCurrency } from '../../ui/currency'
import { Input } from '../../ui/forms/input'

type AmountInputProps = { label: string; amount: Minor; onAmount: (amount: Minor) => void }

/** Amount field. It shows the typed text during input, and the resulting amount afterwards. */
export function AmountInput({ label, amount, onAmount }: AmountInputProps) {
  const [text, setText] = useState(toDecimal(amount))
  const [typing, setTyping] = useState(false)
  const { symbol } = useCurrency()
  useEffect(() => {
    if (!typing) setText(toDecimal(amount))
  }, [amount, typing])
  function type(value: string) {
    const typed = plainSigns(value)
      .replace(/[^\d.]/g, '')
      .slice(0, 13)
    setText(typed)
    if (/^\d+(\.\d{0,2})?$/.test(typed)) onAmount(toMinor(typed.replace(/\.$/, '')))
  }
  return (
    <Input
      size="small"
      width={128}
      leading={symbol}
      inputMode="decimal"
      aria-label={label}
      value={text}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => type(target.value)}
    />
  )
}
