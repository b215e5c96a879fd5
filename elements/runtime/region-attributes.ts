import { commonAttributes, type Attribute } from '../description'

/** Further attributes of every region. Small elements have none of them. */
export const regionAttributes = {
  ...commonAttributes,
  hide: {
    type: 'string',
    default: '',
    about:
      'What is left out, separated by spaces: parts, and fields of forms by their names, but those that have to be filled in.',
  },
} as const satisfies Record<string, Attribute>
