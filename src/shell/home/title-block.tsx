import { Icon } from '../../ui/icons/icon'
import type { Link } from '../../site/links/link'
import { ThemeLink } from '../../site/links/theme-link'
import type { BlockProps } from './blocks'

type HomeTitleProps = { text: string; more?: { label: string; link: Link } | undefined }

/** Heading of a section with a link to all of it. */
export const HomeTitle = ({ text, more }: HomeTitleProps) => (
  <header className="home-title row gap-16 baseline between">
    <h2 className="home-title-text shrink text-h1 bold">{text}</h2>
    {more && (
      <ThemeLink className="home-more inline-row gap-2 rigid text-meta ink-2 brand-hover" url={more.link}>
        {more.label}
        <Icon name="chevronRight" size={12} />
      </ThemeLink>
    )}
  </header>
)

/** A heading for the following blocks. */
export const TitleBlock = ({ props }: { props: BlockProps<'title'> }) => (
  <div className="home-block home-title-block">
    <HomeTitle {...props} />
  </div>
)
