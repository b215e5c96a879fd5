import type { Dictionary } from '../core/language/dictionary'
import { useLocale } from './host'
import { ToneWord } from './tone-word'

type StateTagProps = {
  /** The enumeration that the code belongs to. */
  of: Pick<Dictionary, 'label' | 'tone'>
  /** A code it does not know shows as unknown. */
  code: number | string
  /** 14 instead of 12 px, for the head of a detail page. */
  large?: boolean
}

/** A state as dot and word, named and coloured by its dictionary. */
export function StateTag({ of, code, large }: StateTagProps) {
  const locale = useLocale()
  return (
    <ToneWord tone={of.tone(code)} large={large}>
      {of.label(code, locale)}
    </ToneWord>
  )
}
