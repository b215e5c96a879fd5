import type { BlockProps } from './blocks'

/** A line across the page, with the space that the site wants around it. */
export const SeparatorBlock = ({ props: { margin, colour, line } }: { props: BlockProps<'separator'> }) => (
  <hr
    className="home-block separator"
    style={{ marginBlock: margin, borderTopStyle: line, borderTopColor: colour }}
  />
)
