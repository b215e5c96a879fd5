import type { Story } from './story'

/** Stories that failed once, by their failure. */
export const failedStories: Record<string, Story> = {
  'a login that cut an addition off: goods twice, and in the next buyer’s cart': {
    turns: [
      { at: 0, action: { does: 'logIn', as: 'newbie' }, steps: 99 },
      { at: 0, action: { does: 'logIn', as: 'retail' }, steps: 0 },
      { at: 0, action: { does: 'add', pieces: 5 }, steps: 2 },
      { at: 0, action: { does: 'add', pieces: 1 }, steps: 4 },
      { at: 0, action: { does: 'logIn', as: 'retail' }, steps: 1 },
    ],
    chance: 258_731_666,
    faulty: 0,
  },
  'one buyer after the other, with nobody between them: the badge of the first': {
    turns: [
      { at: 0, action: { does: 'addShared', pieces: 9 }, steps: 99 },
      { at: 1, action: { does: 'logIn', as: 'retail' }, steps: 5 },
      { at: 0, action: { does: 'sleep' }, steps: 99 },
      { at: 0, action: { does: 'logIn', as: 'newbie' }, steps: 1 },
    ],
    chance: 1_690_871_008,
    faulty: 0,
  },
  'a merge whose answer was lost': {
    turns: [
      { at: 0, action: { does: 'add', pieces: 5 }, steps: 1 },
      { at: 0, action: { does: 'change', pieces: 8 }, steps: 4 },
      { at: 0, action: { does: 'logIn', as: 'newbie' }, steps: 5 },
      { at: 0, action: { does: 'addShared', pieces: 4 }, steps: 0 },
    ],
    chance: 815_802_597,
    faulty: 6,
  },
  'a signal of one tab that comes while the other gives its own': {
    turns: [
      { at: 0, action: { does: 'logIn', as: 'newbie' }, steps: 99 },
      { at: 0, action: { does: 'add', pieces: 6 }, steps: 99 },
      { at: 1, action: { does: 'addShared', pieces: 8 }, steps: 99 },
      { at: 0, action: { does: 'remove' }, steps: 0 },
      { at: 1, action: { does: 'addShared', pieces: 1 }, steps: 0 },
      { at: 0, action: { does: 'checkOut' }, steps: 4 },
      { at: 1, action: { does: 'wake' }, steps: 2 },
    ],
    chance: 645_710_370,
    faulty: 0,
  },
  'a visitor’s addition that waits for settings while another tab logs in: never in the cart': {
    turns: [
      { at: 0, action: { does: 'logIn', as: 'retail' }, steps: 4 },
      { at: 1, action: { does: 'add', pieces: 1 }, steps: 99 },
    ],
    chance: 1_297_579_025,
    faulty: 0,
  },
  'a checkout of two who take turns in one tab': {
    turns: [
      { at: 0, action: { does: 'logIn', as: 'retail' }, steps: 99 },
      { at: 0, action: { does: 'add', pieces: 2 }, steps: 99 },
      { at: 0, action: { does: 'checkOut' }, steps: 99 },
      { at: 1, action: { does: 'logIn', as: 'newbie' }, steps: 2 },
      { at: 0, action: { does: 'submit' }, steps: 1 },
      { at: 0, action: { does: 'submit' }, steps: 99 },
    ],
    chance: 7,
    faulty: 0,
  },
}
