import type { Dictionary } from '../core/language/dictionary'
import { useLocale } from './host'
import { ToneWord } from './tone-word'

type StateTagProps = {
  /** Dictionary of the code. */
  of: Pick<Dictionary, 'label' | 'tone'>
  /** Code of the state; an unknown one shows as unknown. */
  code: number | string
  /** 14 instead of 12 px, for the head of a detail page. */
  large?: boolean
}

/** State as a dot and a label, with name and colour from its dictionary. */
export function StateTag({ of, code, large }: StateTagProps) {
  const locale = useLocale()
  return (
    <ToneWord tone={of.tone(code)} large={large}>
      {of.label(code, locale)}
    </ToneWord>
  )
}
