import { RichText } from '../../ui/rich-text'
import type { BlockProps } from './blocks'

/** Rich text of the site. Its sanitiser is loaded with the first one. */
export const RichTextBlock = ({ props: { html } }: { props: BlockProps<'richText'> }) => (
  <div className="home-block home-rich-block">
    <RichText html={html} />
  </div>
)
