import { useLocale, useScope } from '../../ui/host'
import { Icon } from '../../ui/icons/icon'
import { useLayout } from '../../site/layout/use-layout'
import { languageOf, languages } from '../../site/language/language.store'

/** Switches to the other language, named in that language. */
export function LanguageSwitch() {
  const { free, choose } = languageOf(useScope())
  const { route } = useLayout()
  const locale = useLocale()
  if (!free || route === '') return null
  const other = languages.find(([language]) => language !== locale)
  return (
    other && (
      <button
        type="button"
        className="header-item row gap-4 brand-hover"
        lang={other[0]}
        onClick={() => choose(other[0])}
      >
        <Icon name="globe" size={14} />
        {other[1]}
      </button>
    )
  )
}
