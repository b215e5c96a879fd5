import type { BlockProps } from './blocks'

/** Nothing, as high as the site wants it. */
export const BlankSpaceBlock = ({ props: { height } }: { props: BlockProps<'blankSpace'> }) => (
  <div className="home-block home-blank-space" style={{ height }} />
)
