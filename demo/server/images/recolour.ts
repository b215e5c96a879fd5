// Muted hues used in drawings besides greys. Each product may replace them.
export const hues = ['#6C8FC4', '#E6BC4B', '#C9635A', '#7BA68A', '#DE9553', '#5E9AA0']
const inOrder = new RegExp(hues.join('|'), 'gi')

/**
 * Rotates the hues of a drawing for a product. Greys and shapes stay.
 * @param turn number of positions; 0 keeps the original colours
 */
export const recoloured = (drawing: string, turn: number): string =>
  drawing.replace(inOrder, (hue) => hues[(hues.indexOf(hue.toUpperCase()) + turn) % hues.length] ?? hue)
