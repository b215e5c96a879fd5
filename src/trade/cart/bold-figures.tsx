/** Text with bold numbers, such as 已选 4 种 350 件. */
export const BoldFigures = ({ children }: { children: string }) =>
  children.split(/(\d+(?:,\d{3})*)/).map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))
