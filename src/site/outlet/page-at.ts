import type { Where } from '../../core/routes'

/** Which page a place is: its query is what the page itself keeps there. */
export const pageAt = ({ route, params }: Pick<Where, 'route' | 'params'>) =>
  `${route} ${JSON.stringify(params)}`
